import { editedProject, updateProject } from '@jawla/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { playWith, type Story } from '#testing';
import { editor, editorMeta } from '../testing/editorStories';

const meta = {
  title: 'Screens/Admin/Edit project/Facts',
  tags: ['whole'],
  ...editorMeta(),
};

export default meta;

const play = playWith(editor);

export const NameRequired: Story = {
  tags: ['error'],
  play: play(async ({ canvas, t, name }) => {
    await userEvent.clear(await name());
    await userEvent.tab();
    await expect(await canvas.findByText(t('rule.name.required'))).toBeVisible();
  }),
};

export const NameShort: Story = {
  tags: ['error'],
  play: play(async ({ canvas, t, name }) => {
    await userEvent.clear(await name());
    await userEvent.type(await canvas.findByLabelText(t('facts.name')), 'ab');
    await userEvent.tab();
    await expect(await canvas.findByText(t('rule.name.min'))).toBeVisible();
    await expect(canvas.getByText(t('facts.nameNote'))).toBeVisible();
  }),
};

export const LocationHidden: Story = {
  tags: ['error'],
  play: play(async ({ canvas, t, name }) => {
    await name();
    const location = canvas.getByLabelText(t('facts.location'));
    await userEvent.type(location, '\u2800Amman');
    await userEvent.tab();
    await expect(await canvas.findByText(t('rule.hidden'))).toBeVisible();
    await expect(location).toBeInvalid();
  }),
};

export const NumberRequired: Story = {
  tags: ['error'],
  play: play(async ({ canvas, t, name, save }) => {
    await name();
    const number = canvas.getByLabelText(t('facts.number'));
    await userEvent.clear(number);
    await userEvent.click(save());
    await expect(await canvas.findByText(t('rule.number.required'))).toBeVisible();
    await waitFor(() => expect(number).toHaveFocus());
  }),
};

export const Types: Story = {
  play: play(async ({ canvas, t, name }) => {
    await name();
    const type = canvas.getByLabelText(t('facts.type'));
    const options = within(type).getAllByRole('option');
    await expect(options.map((option) => option.getAttribute('value'))).toEqual([
      '',
      'commercial',
      'residential',
      'industrial',
      'infrastructure',
    ]);
    await userEvent.selectOptions(type, 'industrial');
    await expect(type).toHaveDisplayValue(t('type.industrial'));
  }),
};

/** The expected date accepts common formats, and is normalized on blur. */
export const ExpectedDateTyped: Story = {
  play: play(async ({ canvas, t, name }) => {
    await name();
    const field = canvas.getByRole('textbox', { name: t('facts.expectedDate') });
    await userEvent.type(field, '٢٠٩٩/٣/١٢');
    await userEvent.tab();
    await expect(field).toHaveValue('2099-03-12');
    await userEvent.clear(field);
    await userEvent.type(field, '5.4.2099');
    await expect(field).toHaveValue('5.4.2099');
    await userEvent.tab();
    await expect(field).toHaveValue('2099-04-05');
    await userEvent.clear(field);
    await expect(field).toHaveValue('');
    await userEvent.type(field, '2099-02-30');
    await userEvent.tab();
    await expect(await canvas.findByText(t('rule.day'))).toBeVisible();
    await expect(field).toBeInvalid();
  }),
};

/** Two admins typed different expected dates: the edit is preserved, and the other date is shown. */
export const ExpectedDateConflict: Story = {
  beforeEach: ({ msw }) => msw.use(updateProject.overtaken),
  play: play(async ({ canvas, t, name, save, msw, globals }) => {
    await name();
    msw.use(editedProject.expectedElsewhere);
    const field = canvas.getByRole('textbox', { name: t('facts.expectedDate') });
    await userEvent.type(field, '2099-03-12');
    await userEvent.click(save());
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        new RegExp(
          t('editor.savedElsewhere', {
            value: globals['locale'] === 'ar' ? '4 أبريل 2099' : '4 Apr 2099',
          }),
        ),
      ),
    );
    await expect(field).toHaveValue('2099-03-12');
  }),
};

/** A server that does not answer with the field could not save it. */
export const ExpectedDateUnknown: Story = {
  beforeEach: ({ msw }) => msw.use(editedProject.withoutExpectedDate),
  play: play(async ({ canvas, t, name }) => {
    await name();
    await expect(canvas.queryByLabelText(t('facts.expectedDate'))).toBeNull();
  }),
};
