import {
  cancelUpload,
  deleteSubProject,
  editedProject,
  project,
  projectFolder,
  projects,
  removeTourPicture,
  restoreTrash,
  serverTexts,
  uploadTourPicture,
} from '@jawla/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { formatDay } from '#core/i18n';
import { imageTexts } from '#core/pictures';
import {
  type Context,
  findDialog,
  languageOf,
  playWith,
  Revisited,
  shellTexts,
  type Story,
  textOf,
  tourZip,
  undoToast,
  uploads,
  uiText,
} from '#testing';
import { tourPictureTexts, tourUploadTexts } from '#tours';
import { transferTexts } from '#transfers';
import { DONE, editor, editorMeta } from '../testing/editorStories';

const meta = {
  title: 'Screens/Admin/Edit project/Dates',
  tags: ['whole'],
  ...editorMeta(),
};

export default meta;

const play = playWith(editor);

export const DateAdded: Story = {
  tags: ['empty', 'error'],
  play: play(async ({ canvas, t, name, days, addDate, dayField }) => {
    await name();
    await addDate();
    await expect(days()).toHaveLength(4);
    const field = dayField(4);
    await waitFor(() => expect(field).toHaveFocus());
    const uploads = canvas.getAllByRole('button', {
      name: new RegExp(`${t('dates.upload')}|${t('dates.replace')}`),
    });
    await userEvent.click(uploads.at(-1) ?? field);
    await expect(await canvas.findByText(t('dates.chooseFirst'))).toBeVisible();
    // An unsaved row is removed without confirmation.
    const removes = canvas.getAllByRole('button', { name: t('dates.remove') });
    await userEvent.click(removes.at(-1) ?? field);
    await waitFor(() => expect(days()).toHaveLength(3));
  }),
};

/** Other digits and separators are accepted; a duplicate day is not. */
export const DateTyped: Story = {
  play: play(async ({ canvas, t, name, addDate, dayField }) => {
    await name();
    await addDate();
    const field = dayField(4);
    await userEvent.click(field);
    await userEvent.paste('٢٠٢٤/٠٢/٠١');
    await userEvent.tab();
    await expect(field).toHaveValue('2024-02-01');
    await expect((await canvas.findAllByText(t('rule.dayTwice')))[0]).toBeVisible();
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('2024-02-30');
    await userEvent.tab();
    await expect(await canvas.findByText(t('rule.day'))).toBeVisible();
  }),
};

/** Saving does not move the focus: the ISO date is saved, once. */
export const TypedDateSaved: Story = {
  beforeEach: ({ msw }) => msw.use(editedProject.oneDate),
  play: play(async ({ canvas, name, days, save, addDate, dayField, globals }) => {
    const saved = textOf(serverTexts, globals)('projectSaved');
    await name();
    await addDate();
    const field = dayField(2);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('٢٠٢٦-٠٣-٠١');
    await userEvent.click(save());
    await expect(field).toHaveValue('2026-03-01');
    await expect(await canvas.findByText(saved)).toBeVisible();
    await expect(days()).toEqual(['2024-02-01', '2026-03-01']);
  }),
};

export const TypedDateSavedByKey: Story = {
  play: play(async ({ name, days, addDate, dayField }) => {
    await name();
    await addDate();
    const field = dayField(4);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('1.3.2026{Control>}s{/Control}');
    await expect(field).toHaveValue('2026-03-01');
    await expect(field).toHaveFocus();
    await expect(days()).toEqual([...projects.offices.subDate, '2026-03-01']);
  }),
};

/** A date that is not whole is refused by every way to save, with the error at its field. */
export const HalfTypedDateRefused: Story = {
  tags: ['error'],
  play: play(async ({ canvas, t, name, save, addDate, dayField }) => {
    await userEvent.type(await name(), ' 2');
    await addDate();
    await userEvent.keyboard('2024-02-30{Control>}s{/Control}');
    await expect(await canvas.findByText(t('rule.day'))).toBeVisible();
    await waitFor(() => expect(dayField(4)).toHaveFocus());
    await expect(dayField(4)).toBeInvalid();
    await userEvent.click(await name());
    await userEvent.click(save());
    await waitFor(() => expect(dayField(4)).toHaveFocus());
  }),
};

/** Without another change, too: it can be saved, and is not left without a confirmation. */
export const HalfTypedDateAlone: Story = {
  play: play(async ({ canvas, t, name, addDate, dayField, globals }) => {
    await name();
    await addDate();
    await userEvent.keyboard('2024-02-30');
    const words = t('editor.changed', { fields: t('dates.many') });
    await expect(await canvas.findByText(words)).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await canvas.findByText(t('rule.day'))).toBeVisible();
    await waitFor(() => expect(dayField(4)).toHaveFocus());
    const back = textOf(shellTexts, globals)('path.back');
    await userEvent.click(canvas.getByRole('button', { name: back }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  }),
};

/** A date that the status hides cannot be corrected, so it must not prevent saving. */
export const HalfTypedDateHidden: Story = {
  play: play(async ({ canvas, name, save, status, addDate, globals }) => {
    await name();
    await addDate();
    await userEvent.keyboard('2024-02-30');
    await userEvent.click(await status('done'));
    await userEvent.click(save());
    const saved = textOf(serverTexts, globals)('projectSaved');
    await expect(await canvas.findByText(saved)).toBeVisible();
  }),
};

/** Errors belong to a date, not to its place in the list. */
export const ErrorKeptByItsDate: Story = {
  tags: ['error'],
  play: play(async ({ canvas, t, name, days, addDate, dayField, msw, context }) => {
    await name();
    await addDate();
    await userEvent.keyboard('2024-02-30{Tab}');
    await expect(await canvas.findByText(t('rule.day'))).toBeVisible();
    msw.use(editedProject.firstDateRemoved);
    await removeFirst(context);
    await waitFor(() => expect(days()).toHaveLength(3));
    await expect(dayField(3)).toHaveValue('2024-02-30');
    await expect(dayField(3)).toBeInvalid();
    // The button was removed with its row. The one of the next row must not take its place.
    await waitFor(() => expect(canvas.getByRole('button', { name: t('dates.add') })).toHaveFocus());
  }),
};

export const AddedDateIsUntouched: Story = {
  play: play(async ({ canvas, t, name, addDate, dayField, removeButtons }) => {
    await name();
    await addDate();
    await userEvent.keyboard('2024-02-30{Tab}');
    await expect(await canvas.findByText(t('rule.day'))).toBeVisible();
    const remove = removeButtons().at(-1);
    if (remove) await userEvent.click(remove);
    await addDate();
    await userEvent.keyboard('2');
    await expect(dayField(4)).toHaveValue('2');
    await expect(dayField(4)).toBeValid();
    await userEvent.tab();
    await waitFor(() => expect(dayField(4)).toBeInvalid());
  }),
};

/** The saved date with the same day keeps its tour. */
export const DuplicateRemoved: Story = {
  play: play(async ({ canvas, t, name, days, addDate, removeButtons }) => {
    await name();
    await addDate();
    await userEvent.keyboard(`${projects.offices.subDate[0]}{Tab}`);
    await expect((await canvas.findAllByText(t('rule.dayTwice')))[0]).toBeVisible();
    const remove = removeButtons().at(-1);
    if (remove) await userEvent.click(remove);
    await waitFor(() => expect(days()).toEqual(projects.offices.subDate));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  }),
};

/** In any order of the response, the timeline runs from the oldest to the newest. */
export const DatesInOrder: Story = {
  beforeEach: ({ msw }) => msw.use(editedProject.unordered),
  play: play(async ({ name, days, save, addDate, msw }) => {
    await name();
    await expect(days()).toEqual(projects.offices.subDate);
    await addDate();
    await userEvent.keyboard('2024-01-01');
    msw.use(editedProject.earlierDateAdded);
    await userEvent.click(save());
    await waitFor(() => expect(days()).toEqual(['2024-01-01', ...projects.offices.subDate]));
  }),
};

/** The pictures fill their buttons. */
export const TourPictures: Story = {
  beforeEach: ({ msw }) => msw.use(editedProject.pictured),
  play: play(async ({ canvas, t, globals }) => {
    for (const day of ['2024-09-15', '2025-04-20']) {
      const name = t('picture.title', { day: formatDay(day, languageOf(globals)) });
      const button = await canvas.findByRole('button', { name });
      button.scrollIntoView();
      const image = within(button).getByAltText('');
      await waitFor(() => expect(image).not.toHaveProperty('naturalWidth', 0));
      const { width, height } = image.getBoundingClientRect();
      await expect(width).toBeGreaterThan(80);
      // `clientWidth` is rounded.
      await expect(Math.round(width)).toBe(button.clientWidth);
      await expect(Math.round(height)).toBe(button.clientHeight);
    }
  }),
};

async function openPicture(context: Context, day: string) {
  const { canvas, t } = editor(context);
  const locale = languageOf(context.globals);
  const name = t('picture.title', { day: formatDay(day, locale) });
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

/** The tour's own picture was replaced and can be restored. */
export const TourPicture: Story = {
  beforeEach: ({ msw }) => msw.use(editedProject.pictured, removeTourPicture.found),
  play: play(async ({ name, globals, msw, context }) => {
    await name();
    const sheet = await openPicture(context, '2024-09-15');
    await waitFor(() =>
      expect(sheet.getByText(textOf(tourPictureTexts, globals)('change'))).toBeVisible(),
    );
    msw.use(editedProject.pictured);
    await userEvent.click(
      sheet.getByRole('button', { name: textOf(tourPictureTexts, globals)('restore') }),
    );
    await waitFor(() => expect(sheet.queryByRole('alert')).toBeNull());
  }),
};

/** The server cannot read the picture; the old one stays. */
export const TourPictureRefused: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(editedProject.pictured, uploadTourPicture.unreadable),
  play: play(async ({ name, globals, context }) => {
    await name();
    const sheet = await openPicture(context, '2025-04-20');
    const input = await sheet.findByLabelText(textOf(tourPictureTexts, globals)('change'));
    await userEvent.upload(input, new File(['x'], 'notes.txt'), { applyAccept: false });
    const wrongType = textOf(imageTexts, globals)('wrongType');
    await waitFor(async () => expect(await sheet.findByText(wrongType)).toBeVisible());
    await userEvent.upload(input, new File(['x'], 'broken.png', { type: 'image/png' }));
    const refusal = textOf(serverTexts, globals)('imageUnreadable');
    await waitFor(async () => expect(await sheet.findByText(refusal)).toBeVisible());
  }),
};

export const SwitchedToProgress: Story = {
  tags: ['empty'],
  parameters: { screen: DONE },
  play: play(async ({ status, days }) => {
    await userEvent.click(await status('in-progress'));
    await waitFor(() => expect(days()).toEqual(['']));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  }),
};

export const SwitchedToDone: Story = {
  tags: ['done'],
  play: play(async ({ status, days }) => {
    await userEvent.click(await status('done'));
    await waitFor(() => expect(days()).toEqual(['']));
  }),
};

export const SwitchWouldWipe: Story = {
  beforeEach: ({ msw }) => msw.use(editedProject.doneWithDates),
  play: play(async ({ t, status }) => {
    await userEvent.click(await status('in-progress'));
    const dialog = await findDialog('alertdialog', t('wipe.question'));
    const more = dialog.getByText(t('wipe.more', { smart_count: 3 }));
    await waitFor(() => expect(more).toBeVisible());
    await expect(await status('done')).toBeChecked();
  }),
};

export const UndoAfterTheSwitch: Story = {
  beforeEach: ({ msw }) => msw.use(editedProject.doneWithDates),
  play: play(async ({ t, status, days, canvas }) => {
    await userEvent.click(await status('in-progress'));
    await userEvent.click(await screen.findByRole('button', { name: t('wipe.yes') }));
    await waitFor(() => expect(days()).toEqual(['']));
    await userEvent.click(await canvas.findByRole('button', { name: t('wipe.undo') }));
    await waitFor(() => expect(days()).toEqual(['2025-05-01']));
    await expect(await status('done')).toBeChecked();
  }),
};

/** Overwriting a saved day deletes its tour: a warning is shown before saving. */
export const SavedDayTypedOver: Story = {
  play: play(async ({ canvas, t, name, dayFields }) => {
    await name();
    const [first] = dayFields();
    if (first === undefined) throw new Error('There are dates.');
    const warning = t('wipe.more', { smart_count: 1 });
    await expect(canvas.queryByText(warning)).toBeNull();
    await userEvent.clear(first);
    await userEvent.type(first, '2023-01-01');
    await expect(await canvas.findByText(warning)).toBeVisible();
    await userEvent.clear(first);
    await userEvent.type(first, projects.offices.subDate[0] ?? '');
    await waitFor(() => expect(canvas.queryByText(warning)).toBeNull());
  }),
};

/** Opens the upload dialog of the second date, which has no tour yet. */
async function openSecond(context: Context) {
  const { canvas, t } = editor(context);
  await expect(await canvas.findByText(t('tour.ready'))).toBeVisible();
  const [button] = canvas.getAllByRole('button', { name: t('dates.upload') });
  if (button) await userEvent.click(button);
  const day = formatDay('2024-09-15', languageOf(context.globals));
  return findDialog('dialog', new RegExp(day));
}

/** Uploads a part of an archive for the second date, and closes the dialog while it continues. */
async function uploadSecond(context: Context, part: number) {
  const a = textOf(tourUploadTexts, context.globals);
  const dialog = await openSecond(context);
  const archive = tourZip('offices.zip');
  await userEvent.upload(await dialog.findByLabelText(a('archive.drop')), archive);
  await dialog.findByTitle(archive.name);
  await userEvent.click(dialog.getByRole('button', { name: uiText('upload') }));
  await waitFor(() => expect(uploads.controls.requests).toHaveLength(1));
  uploads.controls.send(part);
  await userEvent.click(await dialog.findByRole('button', { name: uiText('hide') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export const DateStates: Story = {
  tags: ['loading'],
  parameters: { screen: { holdsUploads: true } },
  beforeEach: ({ msw }) => msw.use(projectFolder.onlyFor('noor|Wadi Offices|2024-02-01')),
  play: play(async ({ canvas, t, name, context }) => {
    await name();
    await expect(await canvas.findByText(t('tour.ready'))).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText(t('tour.none'))).toHaveLength(2));
    await expect(canvas.getByRole('link', { name: new RegExp(t('dates.open')) })).toBeVisible();
    // The bin is in the line of what it removes, whatever buttons the tour has.
    const bin = canvas.getAllByRole('button', { name: t('dates.remove') })[0];
    const line = [canvas.getByText(t('tour.ready')), bin].map((it) => it?.getBoundingClientRect());
    await expect(line[1]?.top).toBeLessThan(line[0]?.bottom ?? 0);
    await expect(line[1]?.bottom).toBeGreaterThan(line[0]?.top ?? 0);
    await uploadSecond(context, 0.42);
    await expect(canvas.getByText(t('tour.uploading', { percent: 42 }))).toBeVisible();
    await expect(canvas.getAllByText(t('tour.none'))).toHaveLength(1);
    await askAndKeep(context, 1);
  }),
};

/** Dropping an archive on a date opens its upload dialog with the file. */
export const ArchiveDropped: Story = {
  beforeEach: ({ msw }) => msw.use(projectFolder.onlyFor('noor|Wadi Offices|2024-02-01')),
  play: play(async ({ canvas, t, globals }) => {
    const tiles = () => canvas.getAllByRole('button', { name: t('dates.upload') });
    // While a tour is looked up, its date has a tile as well.
    await waitFor(() => expect(tiles()).toHaveLength(2));
    const [tile] = tiles();
    if (tile === undefined) throw new Error('There are dates without a tour.');
    const archive = tourZip('offices.zip');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(archive);
    tile.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    const day = formatDay('2024-09-15', languageOf(globals));
    const dialog = await findDialog('dialog', new RegExp(day));
    await expect(await dialog.findByTitle('offices.zip')).toBeVisible();
  }),
};

/** After the dialog has closed, the focus is on the date's button, also once the tour has replaced the button it was on. */
export const TourUploaded: Story = {
  parameters: { screen: { holdsUploads: true } },
  beforeEach: ({ msw }) => msw.use(projectFolder.onlyFor('noor|Wadi Offices|2024-02-01')),
  play: play(async ({ canvas, t, globals, msw, context }) => {
    const a = textOf(tourUploadTexts, globals);
    const dialog = await openSecond(context);
    const archive = tourZip('offices.zip');
    await userEvent.upload(await dialog.findByLabelText(a('archive.drop')), archive);
    await userEvent.click(dialog.getByRole('button', { name: uiText('upload') }));
    await waitFor(() => expect(uploads.controls.requests).toHaveLength(1));
    msw.use(projectFolder.there);
    uploads.controls.answer({ message: '' });
    await expect(await dialog.findByText(a('archive.done'))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const replace = () => canvas.getAllByRole('button', { name: t('dates.replace') });
    await waitFor(() => expect(replace()).toHaveLength(2));
    await waitFor(() => expect(replace()[1]).toHaveFocus());
    const { says, link: findLink } = undoToast(context);
    const said = await says(a('archive.published'));
    await waitFor(() => expect(said).toBeVisible());
    // The row of the date has a link of the same name in Arabic.
    const link = await findLink(new RegExp(a('archive.open')));
    await expect(link).toHaveAttribute('target', '_blank');
  }),
};

/** After remounting, the screen has lost the `File`, but can cancel the upload. */
export const UploadCancelledAfterReturn: Story = {
  parameters: { screen: { holdsUploads: true } },
  beforeEach: ({ msw }) =>
    msw.use(projectFolder.onlyFor('noor|Wadi Offices|2024-02-01'), cancelUpload.done),
  render: () => <Revisited>{meta.render()}</Revisited>,
  play: play(async ({ canvas, t, name, globals, context }) => {
    const a = textOf(tourUploadTexts, globals);
    const transfer = textOf(transferTexts, globals);
    await name();
    await uploadSecond(context, 0.42);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(canvas.queryByLabelText(t('facts.name'))).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }));
    await name();
    const dialog = await openSecond(context);
    await expect(await dialog.findByTitle('offices.zip')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: transfer('cancel') }));
    const question = await findDialog('alertdialog', transfer('cancel.question'));
    await userEvent.click(question.getByRole('button', { name: transfer('cancel') }));
    await expect(await dialog.findByText(a('archive.cancelled'))).toBeVisible();
    await expect(uploads.controls.isCancelled()).toBe(true);
    await expect(dialog.queryByTitle('offices.zip')).toBeNull();
  }),
};

async function askToRemove(context: Context, row: number) {
  const { t, name, removeButtons } = editor(context);
  await name();
  const button = removeButtons()[row];
  if (button) await userEvent.click(button);
  return findDialog('alertdialog', t('removeDate.question'));
}

async function removeFirst(context: Context) {
  const dialog = await askToRemove(context, 0);
  await userEvent.click(dialog.getByRole('button', { name: editor(context).t('yes') }));
}

/** A tour, or an upload in progress, may be lost: deleting requires a confirmation. */
async function askAndKeep(context: Context, row = 0) {
  const dialog = await askToRemove(context, row);
  const { days } = editor(context);
  await userEvent.click(dialog.getByRole('button', { name: uiText('cancel') }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(days()).toHaveLength(3);
}

export const TourChecking: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(projectFolder.never),
  play: play(async ({ canvas, t, context }) => {
    await askAndKeep(context);
    await waitFor(() => expect(canvas.getAllByText(t('tour.checking'))).toHaveLength(3));
  }),
};

export const TourUnknown: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(projectFolder.serverError),
  play: play(async ({ canvas, t, context }) => {
    await waitFor(() => expect(canvas.getAllByText(t('tour.unknown'))).toHaveLength(3));
    await askAndKeep(context);
  }),
};

/** The button stays while the request is pending, and moves the focus when it is removed. */
export const TourCheckedAgain: Story = {
  beforeEach: ({ msw }) => msw.use(projectFolder.serverError),
  play: play(async ({ canvas, t, msw }) => {
    const again = () => canvas.queryAllByRole('button', { name: t('tour.checkAgain') });
    await waitFor(() => expect(again()).toHaveLength(3));
    const [first] = again();
    if (first) await userEvent.click(first);
    await waitFor(() => expect(first).not.toHaveAttribute('aria-busy'));
    await expect(first).toHaveFocus();

    msw.use(projectFolder.there);
    if (first) await userEvent.click(first);
    await expect(await canvas.findByText(t('tour.ready'))).toBeVisible();
    await expect(again()).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: t('dates.replace') })).toHaveFocus();
  }),
};

export const RemovingADate: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(deleteSubProject.never),
  play: play(async ({ canvas, t, context }) => {
    await removeFirst(context);
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: t('dates.remove') })[0]).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
  }),
};

/** Other changes of the form are preserved. */
export const DateRemoved: Story = {
  play: play(async ({ name, days, canvas, t, msw, context }) => {
    await userEvent.type(await name(), ' 2');
    msw.use(editedProject.oneDate);
    await removeFirst(context);
    await waitFor(() => expect(days()).toEqual(['2024-02-01']));
    await expect(await name()).toHaveValue(`${projects.offices.name} 2`);
    await expect(canvas.getByText(t('editor.changed', { fields: t('facts.name') }))).toBeVisible();
  }),
};

/** A restored date is back in the form, which keeps its other changes. */
export const DateRemovalUndone: Story = {
  play: play(async ({ name, days, msw, context }) => {
    await userEvent.type(await name(), ' 2');
    msw.use(editedProject.oneDate);
    await removeFirst(context);
    await waitFor(() => expect(days()).toEqual(['2024-02-01']));
    const undo = await undoToast(context).undo();
    msw.use(project.byId);
    await userEvent.click(undo);
    await waitFor(() => expect(days()).toHaveLength(3));
    await expect(await name()).toHaveValue(`${projects.offices.name} 2`);
  }),
};

export const DateNotRemoved: Story = {
  beforeEach: ({ msw }) => msw.use(deleteSubProject.serverError),
  play: play(async ({ canvas, t, days, context }) => {
    await removeFirst(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('removeDate.failed'));
    await expect(days()).toHaveLength(3);
  }),
};

/** The day was added again: its former tour is offered, and comes back with its date. */
export const TourInTrash: Story = {
  beforeEach: ({ msw }) =>
    msw.use(editedProject.withTrashedDate, projectFolder.onlyFor('noor|Wadi Offices|2024-02-01')),
  play: play(async ({ canvas, t, name, msw }) => {
    await name();
    await expect(await canvas.findByText(t('dates.inTrash'))).toBeVisible();
    const button = canvas.getByRole('button', { name: t('dates.bringBack') });
    msw.use(project.byId, projectFolder.there);
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByText(t('dates.inTrash'))).toBeNull());
    await waitFor(() => expect(canvas.getAllByText(t('tour.ready'))).toHaveLength(3));
    await expect(document.body).not.toHaveFocus();
  }),
};

/** Another tour was published on the day in the meantime. */
export const TourNotReturned: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) =>
    msw.use(
      editedProject.withTrashedDate,
      projectFolder.onlyFor('noor|Wadi Offices|2024-02-01'),
      restoreTrash.taken,
    ),
  play: play(async ({ canvas, t }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('dates.bringBack') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('dates.notRestored'));
  }),
};

export const OneDate: Story = {
  beforeEach: ({ msw }) => msw.use(editedProject.oneDate),
  play: play(async ({ canvas, t, name, days }) => {
    await name();
    await expect(days()).toEqual(['2024-02-01']);
    await expect(canvas.queryByRole('button', { name: t('dates.remove') })).toBeNull();
  }),
};
