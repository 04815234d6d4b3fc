import { projects } from '@jawla/mocks';
import { describe, expect, it } from 'vitest';
import { formOf, type EditorForm } from './editor.model';
import { mergeForms } from './mergeForms';

const base: EditorForm = {
  ...formOf(projects.clinic),
  name: 'Villa',
  number: '1',
  location: 'Amman',
  status: 'in-progress',
  subDate: ['2026-01-01'],
};
const merge = (mine: Partial<EditorForm>, theirs: Partial<EditorForm>) =>
  mergeForms({ ...base, ...mine }, base, { ...base, ...theirs });

describe('a form and a save from elsewhere', () => {
  it('follows where nothing was typed, and keeps what was typed', () => {
    const { form, conflicts } = merge(
      { name: 'Villa Noor' },
      { location: 'Irbid', type: 'residential', status: 'done', date: '2026-04-04' },
    );
    expect(form).toEqual({
      ...base,
      name: 'Villa Noor',
      location: 'Irbid',
      type: 'residential',
      status: 'done',
      date: '2026-04-04',
    });
    expect(conflicts).toEqual({});
  });

  it('keeps what was typed in a field that both changed, and tells of the other', () => {
    const { form, conflicts } = merge({ number: '88' }, { number: '77' });
    expect(form.number).toBe('88');
    expect(conflicts).toEqual({ number: '77' });
  });

  it('merges the expected date, and tells of another one that was saved', () => {
    const expectedDate = '2027-03-12';
    expect(merge({}, { expectedDate }).form.expectedDate).toBe(expectedDate);
    const { form, conflicts } = merge({ expectedDate }, { expectedDate: '2027-04-04' });
    expect(form.expectedDate).toBe(expectedDate);
    expect(conflicts).toEqual({ expectedDate: '2027-04-04' });
  });

  it('tells also when the other one emptied the field', () => {
    expect(merge({ location: 'Salt' }, { location: '' }).conflicts).toEqual({ location: '' });
  });

  it('has nothing to tell where both typed the same, but for spaces', () => {
    expect(merge({ number: ' 9 ' }, { number: '9' }).conflicts).toEqual({});
  });

  it('takes spaces alone for no change', () => {
    expect(merge({ name: 'Villa ' }, { name: 'Villa 2' })).toMatchObject({
      form: { name: 'Villa 2' },
      conflicts: {},
    });
  });
});

describe('the days', () => {
  const days = (mine: string[], theirs: string[], before = ['2026-01-01']) =>
    mergeForms(
      { ...base, subDate: mine },
      { ...base, subDate: before },
      { ...base, subDate: theirs },
    ).form.subDate;

  it('knows a day that is still being typed', () => {
    expect(days(['2026-01-01', '٢٠٢٦/٢/٢'], ['2026-01-01', '2026-02-02'])).toHaveLength(2);
  });

  it('takes in a day that was uploaded in the meantime', () => {
    expect(days(['2026-01-01', '2026-02-02'], ['2026-01-01', '2026-03-03'])).toEqual([
      '2026-01-01',
      '2026-02-02',
      '2026-03-03',
    ]);
  });

  it('lists a day once that was typed here and uploaded', () => {
    expect(days(['2026-01-01', '2026-02-02'], ['2026-01-01', '2026-02-02'])).toEqual([
      '2026-01-01',
      '2026-02-02',
    ]);
  });

  it('lets a day go that was removed elsewhere, and keeps what is half typed', () => {
    expect(days(['2026-01-01', '2026-0'], [])).toEqual(['2026-0']);
  });

  it('does not bring back a day that was removed here', () => {
    expect(days(['2026-02-02'], ['2026-01-01'])).toEqual(['2026-02-02']);
  });

  it('always has a row to type in', () => {
    expect(days(['2026-01-01'], [''])).toEqual(['']);
    expect(days([''], ['2026-05-05'], [''])).toEqual(['2026-05-05']);
  });
});
