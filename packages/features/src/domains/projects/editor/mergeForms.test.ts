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
  subDate: { a: '2026-01-01' },
};
const merge = (mine: Partial<EditorForm>, theirs: Partial<EditorForm>) =>
  mergeForms({ ...base, ...mine }, base, { ...base, ...theirs });

describe('merging a form with values saved by another user', () => {
  it('updates unchanged fields and preserves edits', () => {
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

  it('preserves an edit of a field that both changed, and reports the other value', () => {
    const { form, conflicts } = merge({ number: '88' }, { number: '77' });
    expect(form.number).toBe('88');
    expect(conflicts).toEqual({ number: '77' });
  });

  it('merges the expected date, and reports another one that was saved', () => {
    const expectedDate = '2027-03-12';
    expect(merge({}, { expectedDate }).form.expectedDate).toBe(expectedDate);
    const { form, conflicts } = merge({ expectedDate }, { expectedDate: '2027-04-04' });
    expect(form.expectedDate).toBe(expectedDate);
    expect(conflicts).toEqual({ expectedDate: '2027-04-04' });
  });

  it('adopts a field that was saved after the form was loaded', () => {
    const older = { ...base, expectedDate: undefined };
    const { form, conflicts } = mergeForms(older, older, { ...base, expectedDate: '2027-03-12' });
    expect(form.expectedDate).toBe('2027-03-12');
    expect(conflicts).toEqual({});
  });

  it('reports a conflict when the other user cleared the field', () => {
    expect(merge({ location: 'Salt' }, { location: '' }).conflicts).toEqual({ location: '' });
  });

  it('reports no conflict when both values differ only in spaces', () => {
    expect(merge({ number: ' 9 ' }, { number: '9' }).conflicts).toEqual({});
  });

  it('does not count surrounding spaces as an edit', () => {
    expect(merge({ name: 'Villa ' }, { name: 'Villa 2' })).toMatchObject({
      form: { name: 'Villa 2' },
      conflicts: {},
    });
  });
});

describe('merging days', () => {
  const rows = (...days: string[]) => Object.fromEntries(days.map((day, row) => [`r${row}`, day]));
  const mergeRows = (mine: string[], theirs: string[], before = ['2026-01-01']) =>
    mergeForms(
      { ...base, subDate: rows(...mine) },
      { ...base, subDate: rows(...before) },
      { ...base, subDate: rows(...theirs) },
    ).form.subDate;
  const days = (...given: Parameters<typeof mergeRows>) => Object.values(mergeRows(...given));

  it('keeps the ids of rows when another one is removed', () => {
    const merged = mergeRows(['2026-01-01', '2026-02-30', '2026-03-03'], ['2026-02-02']);
    expect(merged).toMatchObject({ r1: '2026-02-30', r2: '2026-03-03' });
    expect(Object.values(merged)).toEqual(['2026-02-30', '2026-03-03', '2026-02-02']);
  });

  it('sorts rows when all of them are saved', () => {
    const saved = ['2025-12-12', '2026-01-01', '2026-02-02'];
    expect(Object.entries(mergeRows(['2026-01-01', '2026-2-2', '2025-12-12'], saved))).toEqual([
      ['r2', '2025-12-12'],
      ['r0', '2026-01-01'],
      ['r1', '2026-2-2'],
    ]);
  });

  it('matches a partly typed day with the saved one', () => {
    expect(days(['2026-01-01', '٢٠٢٦/٢/٢'], ['2026-01-01', '2026-02-02'])).toHaveLength(2);
  });

  it('adds a day that was uploaded in the meantime', () => {
    expect(days(['2026-01-01', '2026-02-02'], ['2026-01-01', '2026-03-03'])).toEqual([
      '2026-01-01',
      '2026-02-02',
      '2026-03-03',
    ]);
  });

  it('deduplicates a day that was typed and also uploaded', () => {
    expect(days(['2026-01-01', '2026-02-02'], ['2026-01-01', '2026-02-02'])).toEqual([
      '2026-01-01',
      '2026-02-02',
    ]);
  });

  it('removes a day that was deleted elsewhere, and preserves a partly typed one', () => {
    expect(days(['2026-01-01', '2026-0'], [])).toEqual(['2026-0']);
  });

  it('does not restore a day that was removed in the form', () => {
    expect(days(['2026-02-02'], ['2026-01-01'])).toEqual(['2026-02-02']);
  });

  it('always has an empty row for typing', () => {
    expect(days(['2026-01-01'], [''])).toEqual(['']);
    expect(days([''], ['2026-05-05'], [''])).toEqual(['2026-05-05']);
  });
});
