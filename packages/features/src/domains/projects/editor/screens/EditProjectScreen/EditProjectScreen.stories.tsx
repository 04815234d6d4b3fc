import {
  addAccess,
  cancelUpload,
  currentUser,
  deleteAccess,
  deleteSubProject,
  editedProject,
  emailAccess,
  project,
  projectFolder,
  projects,
  removeTourPicture,
  updateProject,
  uploadTourPicture,
  usersEmail,
  serverTexts,
} from '@jawla/mocks';
import { Button } from '@jawla/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { tourPictureTexts, tourUploadTexts } from '#tours';
import { transferTexts } from '#transfers';
import { formatDay } from '#core/i18n';
import { imageTexts } from '#core/pictures';
import { errorTexts } from '#shell';
import { Page } from '#shell';
import { findDialog, screenStory, uploads, languageOf } from '#testing';
import { textOf } from '#testing';
import { editorTexts } from '../../editor.texts';
import { EditProjectScreen } from './EditProjectScreen';
import { features } from '../../../editor.page';

const ROUTE = '/dashboard/:clientID/project/:projectID';
/** A finished project with a single date. */
const DONE = { path: '/dashboard/noor/project/p-harbour', route: ROUTE };

const meta = {
  title: 'Screens/Admin/Edit project',
  tags: ['whole'],
  component: EditProjectScreen,
  // A project in progress with three dates.
  decorators: [
    screenStory({
      features,
      path: '/dashboard/noor/project/p-offices',
      route: ROUTE,
      token: 't-admin',
    }),
  ],
  // `user/users_email` would also match the pattern of the signed-in user.
  beforeEach: ({ msw }) => msw.use(usersEmail.found, currentUser.admin),
  render: () => (
    <Page name="projectEditor">
      <EditProjectScreen />
    </Page>
  ),
} satisfies Meta<typeof EditProjectScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

function editor({ canvas, globals }: Pick<Context, 'canvas' | 'globals'>) {
  const t = textOf(editorTexts, globals);
  const dayFields = () =>
    canvas
      .queryAllByPlaceholderText('YYYY-MM-DD')
      .filter((field) => field.hasAttribute('data-day'));
  const days = () => dayFields().map((field) => field.getAttribute('data-day'));
  return {
    t,
    canvas,
    dayFields,
    days,
    name: async () => {
      const field = await canvas.findByLabelText(t('facts.name'), {}, { timeout: 5000 });
      await waitFor(() => expect(field).not.toHaveValue(''));
      return field;
    },
    status: (status: 'done' | 'in-progress') =>
      canvas.findByRole('radio', { name: t(`status.${status}`) }, { timeout: 5000 }),
    save: () => canvas.getByRole('button', { name: t('editor.save') }),
    sought: async (term = 'sara') => {
      const field = await canvas.findByRole('searchbox', { name: t('access.search') });
      await waitFor(() => expect(field).toBeEnabled());
      await userEvent.type(field, term);
      return field;
    },
  };
}

/** Waits until the tours of all dates are known: later responses would report that the server is reachable again. */
async function toursKnown(context: Context) {
  const { canvas, t } = editor(context);
  const { length } = projects.offices.subDate;
  await waitFor(() => expect(canvas.getAllByText(t('tour.ready'))).toHaveLength(length));
}

async function saveChange(context: Context) {
  const { name, save } = editor(context);
  await userEvent.type(await name(), ' 2');
  await userEvent.click(save());
}

export const ManyDates: Story = {
  parameters: { states: ['S-project-progress-many', 'S-project-ar', 'S-image-current'] },
  play: async (context) => {
    const { canvas, t, name, status, days } = editor(context);
    await expect(await name()).toHaveValue(projects.offices.name);
    await expect(await status('in-progress')).toBeChecked();
    await expect(days()).toEqual(projects.offices.subDate);
    await expect(canvas.getAllByRole('button', { name: t('dates.remove') })).toHaveLength(3);
    // Seven months between the dates, twice.
    const gap = context.globals['locale'] === 'ar' ? '7 أشهر' : '7 months';
    await expect(canvas.getAllByText(gap)).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: t('editor.save') })).toBeNull();
    await expect(canvas.getByRole('link', { name: new RegExp(t('cover.open')) })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(document.title).toContain(t('editor.title'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Done: Story = {
  parameters: { states: ['S-project-done'], screen: DONE },
  play: async (context) => {
    const { name, status, days, canvas, t } = editor(context);
    await expect(await name()).toHaveValue(projects.harbour.name);
    await expect(await status('done')).toBeChecked();
    await expect(days()).toEqual(['2024-03-18']);
    await expect(canvas.queryByRole('button', { name: t('dates.remove') })).toBeNull();
    await expect(canvas.getByLabelText(t('facts.type'))).toHaveValue('residential');
    await expect(await canvas.findByText(t('access.empty'))).toBeVisible();
  },
};

export const Loading: Story = {
  // Always higher than the window, so that the footer does not shift.
  tags: ['!whole'],
  parameters: { states: ['S-project-loading'] },
  beforeEach: ({ msw }) => msw.use(project.never),
  play: async (context) => {
    const { canvas, t } = editor(context);
    await expect(await canvas.findByText(t('editor.loading'))).toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  parameters: { states: ['S-project-load-error'] },
  beforeEach: ({ msw }) => msw.use(project.notFound),
  play: async ({ canvas, globals }) => {
    const name = textOf(errorTexts, globals)('unauthorized');
    await expect(await canvas.findByRole('heading', { name })).toBeVisible();
  },
};

export const OneDate: Story = {
  parameters: { states: ['S-project-progress-one'] },
  beforeEach: ({ msw }) => msw.use(editedProject.oneDate),
  play: async (context) => {
    const { canvas, t, name, days } = editor(context);
    await name();
    await expect(days()).toEqual(['2024-02-01']);
    await expect(canvas.queryByRole('button', { name: t('dates.remove') })).toBeNull();
  },
};

export const DateAdded: Story = {
  parameters: { states: ['S-project-progress-added', 'S-project-date-missing'] },
  play: async (context) => {
    const { canvas, t, name, days } = editor(context);
    await name();
    await userEvent.click(canvas.getByRole('button', { name: t('dates.add') }));
    await expect(days()).toHaveLength(4);
    const field = canvas.getByLabelText(t('dates.subDate', { number: 4 }));
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
  },
};

/** Other digits and separators are accepted; a duplicate day is not. */
export const DateTyped: Story = {
  play: async (context) => {
    const { canvas, t, name } = editor(context);
    await name();
    await userEvent.click(canvas.getByRole('button', { name: t('dates.add') }));
    const field = canvas.getByLabelText(t('dates.subDate', { number: 4 }));
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
  },
};

/** Saving does not move the focus: the ISO date is saved, once. */
export const TypedDateSaved: Story = {
  beforeEach: ({ msw }) => msw.use(editedProject.oneDate),
  play: async (context) => {
    const { canvas, t, name, days, save } = editor(context);
    const saved = textOf(serverTexts, context.globals)('projectSaved');
    await name();
    await userEvent.click(canvas.getByRole('button', { name: t('dates.add') }));
    const field = canvas.getByLabelText(t('dates.subDate', { number: 2 }));
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('٢٠٢٦-٠٣-٠١');
    await userEvent.click(save());
    await expect(field).toHaveValue('2026-03-01');
    await expect(await canvas.findByText(saved)).toBeVisible();
    await expect(days()).toEqual(['2024-02-01', '2026-03-01']);
  },
};

export const TypedDateSavedByKey: Story = {
  play: async (context) => {
    const { canvas, t, name, days } = editor(context);
    await name();
    await userEvent.click(canvas.getByRole('button', { name: t('dates.add') }));
    const field = canvas.getByLabelText(t('dates.subDate', { number: 4 }));
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('1.3.2026{Control>}s{/Control}');
    await expect(field).toHaveValue('2026-03-01');
    await expect(field).toHaveFocus();
    await expect(days()).toEqual([...projects.offices.subDate, '2026-03-01']);
  },
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
  parameters: { states: ['S-project-tour-picture'] },
  beforeEach: ({ msw }) => msw.use(editedProject.pictured, removeTourPicture.found),
  play: async (context) => {
    const { name } = editor(context);
    await name();
    const sheet = await openPicture(context, '2024-09-15');
    await waitFor(() =>
      expect(sheet.getByText(textOf(tourPictureTexts, context.globals)('change'))).toBeVisible(),
    );
    context.msw.use(editedProject.pictured);
    await userEvent.click(
      sheet.getByRole('button', { name: textOf(tourPictureTexts, context.globals)('restore') }),
    );
    await waitFor(() => expect(sheet.queryByRole('alert')).toBeNull());
  },
};

/** The server cannot read the picture; the old one stays. */
export const TourPictureRefused: Story = {
  parameters: { states: ['S-project-tour-picture-refused'] },
  beforeEach: ({ msw }) => msw.use(editedProject.pictured, uploadTourPicture.unreadable),
  play: async (context) => {
    const { name } = editor(context);
    await name();
    const sheet = await openPicture(context, '2025-04-20');
    const input = await sheet.findByLabelText(textOf(tourPictureTexts, context.globals)('change'));
    await userEvent.upload(input, new File(['x'], 'notes.txt'), { applyAccept: false });
    const wrongType = textOf(imageTexts, context.globals)('wrongType');
    await waitFor(async () => expect(await sheet.findByText(wrongType)).toBeVisible());
    await userEvent.upload(input, new File(['x'], 'broken.png', { type: 'image/png' }));
    const refusal = textOf(serverTexts, context.globals)('imageUnreadable');
    await waitFor(async () => expect(await sheet.findByText(refusal)).toBeVisible());
  },
};

export const SwitchedToProgress: Story = {
  parameters: { states: ['S-project-switch-to-progress'], screen: DONE },
  play: async (context) => {
    const { status, days } = editor(context);
    await userEvent.click(await status('in-progress'));
    await waitFor(() => expect(days()).toEqual(['']));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const SwitchedToDone: Story = {
  parameters: { states: ['S-project-switch-to-done'] },
  play: async (context) => {
    const { status, days } = editor(context);
    await userEvent.click(await status('done'));
    await waitFor(() => expect(days()).toEqual(['']));
  },
};

export const SwitchWouldWipe: Story = {
  parameters: { states: ['S-edit-project-switch-would-wipe-dates-confirmation'] },
  beforeEach: ({ msw }) => msw.use(editedProject.doneWithDates),
  play: async (context) => {
    const { t, status } = editor(context);
    await userEvent.click(await status('in-progress'));
    const dialog = await findDialog('alertdialog', t('wipe.question'));
    const more = dialog.getByText(t('wipe.more', { smart_count: 3 }));
    await waitFor(() => expect(more).toBeVisible());
    await expect(await status('done')).toBeChecked();
  },
};

export const UndoAfterTheSwitch: Story = {
  parameters: { states: ['S-edit-project-undo-after-the-switch'] },
  beforeEach: ({ msw }) => msw.use(editedProject.doneWithDates),
  play: async (context) => {
    const { t, status, days, canvas } = editor(context);
    await userEvent.click(await status('in-progress'));
    await userEvent.click(await screen.findByRole('button', { name: t('wipe.yes') }));
    await waitFor(() => expect(days()).toEqual(['']));
    await userEvent.click(await canvas.findByRole('button', { name: t('wipe.undo') }));
    await waitFor(() => expect(days()).toEqual(['2025-05-01']));
    await expect(await status('done')).toBeChecked();
  },
};

export const JustCreated: Story = {
  parameters: { states: ['S-project-new', 'S-image-none'] },
  beforeEach: ({ msw }) => msw.use(editedProject.fresh),
  play: async (context) => {
    const { canvas, t, name } = editor(context);
    await expect(await name()).toHaveValue('noor-project-4');
    await expect(canvas.getByLabelText(t('facts.location'))).toHaveValue('');
    await expect(canvas.getByText(t('cover.none'))).toBeVisible();
  },
};

export const NameRequired: Story = {
  parameters: { states: ['S-project-name-required'] },
  play: async (context) => {
    const { canvas, t, name } = editor(context);
    await userEvent.clear(await name());
    await userEvent.tab();
    await expect(await canvas.findByText(t('rule.name.required'))).toBeVisible();
  },
};

export const NameShort: Story = {
  parameters: { states: ['S-project-name-min'] },
  play: async (context) => {
    const { canvas, t, name } = editor(context);
    await userEvent.clear(await name());
    await userEvent.type(await canvas.findByLabelText(t('facts.name')), 'ab');
    await userEvent.tab();
    await expect(await canvas.findByText(t('rule.name.min'))).toBeVisible();
    await expect(canvas.getByText(t('facts.nameNote'))).toBeVisible();
  },
};

export const LocationHidden: Story = {
  parameters: { states: ['S-project-text-hidden'] },
  play: async (context) => {
    const { canvas, t, name } = editor(context);
    await name();
    const location = canvas.getByLabelText(t('facts.location'));
    await userEvent.type(location, '\u202eAmman');
    await userEvent.tab();
    await expect(await canvas.findByText(t('rule.hidden'))).toBeVisible();
    await expect(location).toBeInvalid();
  },
};

export const NumberRequired: Story = {
  parameters: { states: ['S-project-number-required'] },
  play: async (context) => {
    const { canvas, t, name, save } = editor(context);
    await name();
    const number = canvas.getByLabelText(t('facts.number'));
    await userEvent.clear(number);
    await userEvent.click(save());
    await expect(await canvas.findByText(t('rule.number.required'))).toBeVisible();
    await waitFor(() => expect(number).toHaveFocus());
  },
};

export const Types: Story = {
  parameters: { states: ['S-project-type-open'] },
  play: async (context) => {
    const { canvas, t, name } = editor(context);
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
  },
};

export const Saving: Story = {
  parameters: { states: ['S-project-saving'] },
  beforeEach: ({ msw }) => msw.use(updateProject.never),
  play: async (context) => {
    await saveChange(context);
    const { canvas, t } = editor(context);
    const [busy] = await canvas.findAllByText(t('editor.saving'));
    await expect(busy).toBeInTheDocument();
  },
};

export const Saved: Story = {
  parameters: { states: ['S-project-save-success'] },
  play: async (context) => {
    await saveChange(context);
    const { canvas } = editor(context);
    const saved = textOf(serverTexts, context.globals)('projectSaved');
    await expect(await canvas.findByText(saved)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(saved)).toBeNull(), {
      timeout: 5000,
    });
  },
};

/** A single change is discarded without confirmation; the focus moves from the bar to the form. */
export const ChangeDiscarded: Story = {
  parameters: { states: ['S-edit-project-unsaved-changes'] },
  play: async (context) => {
    const { canvas, t, name } = editor(context);
    await userEvent.type(await name(), ' 2');
    const words = t('editor.changed', { fields: t('facts.name') });
    await expect(await canvas.findByText(words)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('editor.discard') }));
    await expect(await name()).toHaveValue(projects.offices.name);
    await expect(canvas.queryByRole('button', { name: t('editor.save') })).toBeNull();
    await expect(canvas.getByRole('form', { name: t('editor.title') })).toHaveFocus();
  },
};

/** Several changes are discarded only after a confirmation that lists them. */
export const ChangesDiscarded: Story = {
  parameters: { states: ['S-edit-project-discard-question'] },
  play: async (context) => {
    const { canvas, t, name, days } = editor(context);
    await userEvent.type(await name(), ' 2');
    await userEvent.type(canvas.getByLabelText(t('facts.consultant')), 'Dar');
    await userEvent.click(canvas.getByRole('button', { name: t('dates.add') }));
    await userEvent.click(canvas.getByRole('button', { name: t('editor.discard') }));
    const question = await findDialog('alertdialog', t('discard.question'));
    await userEvent.click(question.getByRole('button', { name: t('discard.no') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await name()).toHaveValue(`${projects.offices.name} 2`);
    await userEvent.click(canvas.getByRole('button', { name: t('editor.discard') }));
    const again = await findDialog('alertdialog', t('discard.question'));
    await userEvent.click(again.getByRole('button', { name: t('discard.yes') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await name()).toHaveValue(projects.offices.name);
    await expect(canvas.getByLabelText(t('facts.consultant'))).toHaveValue(
      projects.offices.consultant,
    );
    await expect(days()).toEqual(projects.offices.subDate);
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
};

export const SaveRefused: Story = {
  parameters: { states: ['S-project-save-error'] },
  beforeEach: ({ msw }) => msw.use(updateProject.refused),
  play: async (context) => {
    await saveChange(context);
    await expect(await editor(context).canvas.findByRole('alert')).toBeVisible();
  },
};

export const SaveUnreachable: Story = {
  parameters: { states: ['S-project-save-network'] },
  beforeEach: ({ msw }) => msw.use(updateProject.unreachable),
  play: async (context) => {
    await toursKnown(context);
    await saveChange(context);
    await expect(await editor(context).canvas.findByRole('alert')).toBeVisible();
  },
};

/** Overwriting a saved day deletes its tour: a warning is shown before saving. */
export const SavedDayTypedOver: Story = {
  play: async (context) => {
    const { canvas, t, name, dayFields } = editor(context);
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
  },
};

/** Two admins save one project: the second one gets a notice, and the form merges both versions. */
export const ChangedElsewhere: Story = {
  parameters: { states: ['S-edit-project-changed-elsewhere-save-refused'] },
  beforeEach: ({ msw }) => msw.use(updateProject.overtaken),
  play: async (context) => {
    const { canvas, t, name, days, save } = editor(context);
    await name();
    context.msw.use(editedProject.savedElsewhere);
    await saveChange(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('editor.overtaken'));
    await waitFor(() => expect(days()).toContain('2026-09-09'));
    await expect(await name()).toHaveValue(`${projects.offices.name} 2`);
    await expect(await name()).toHaveAccessibleDescription(
      new RegExp(t('editor.savedElsewhere', { value: 'Wadi Towers' })),
    );
    await expect(canvas.getByRole('textbox', { name: t('facts.location') })).toHaveValue('Irbid');
    await expect(save()).toHaveAttribute('aria-disabled', 'false');
  },
};

/** The expected date accepts common formats, and is normalized on blur. */
export const ExpectedDateTyped: Story = {
  parameters: { states: ['S-edit-project-expected-date'] },
  play: async (context) => {
    const { canvas, t, name } = editor(context);
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
  },
};

/** Two admins typed different expected dates: the edit is preserved, and the other date is shown. */
export const ExpectedDateConflict: Story = {
  beforeEach: ({ msw }) => msw.use(updateProject.overtaken),
  play: async (context) => {
    const { canvas, t, name, save } = editor(context);
    await name();
    context.msw.use(editedProject.expectedElsewhere);
    const field = canvas.getByRole('textbox', { name: t('facts.expectedDate') });
    await userEvent.type(field, '2099-03-12');
    await userEvent.click(save());
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        new RegExp(
          t('editor.savedElsewhere', {
            value: context.globals['locale'] === 'ar' ? '4 أبريل 2099' : '4 Apr 2099',
          }),
        ),
      ),
    );
    await expect(field).toHaveValue('2099-03-12');
  },
};

/** Opens the upload dialog of the second date, which has no tour yet. */
async function openSecond({ canvas, globals }: Context) {
  const t = textOf(editorTexts, globals);
  await expect(await canvas.findByText(t('tour.ready'))).toBeVisible();
  const [button] = canvas.getAllByRole('button', { name: t('dates.upload') });
  if (button) await userEvent.click(button);
  const day = formatDay('2024-09-15', languageOf(globals));
  return findDialog('dialog', new RegExp(day));
}

/** Uploads a part of an archive for the second date, and closes the dialog while it continues. */
async function uploadSecond(context: Context, part: number) {
  const a = textOf(tourUploadTexts, context.globals);
  const dialog = await openSecond(context);
  const archive = new File(['PK…'], 'offices.zip', { type: 'application/zip' });
  await userEvent.upload(await dialog.findByLabelText(a('archive.drop')), archive);
  await dialog.findByTitle(archive.name);
  await userEvent.click(dialog.getByRole('button', { name: a('archive.upload') }));
  await waitFor(() => expect(uploads.controls.requests).toHaveLength(1));
  uploads.controls.send(part);
  await userEvent.click(await dialog.findByRole('button', { name: a('archive.hide') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export const DateStates: Story = {
  parameters: {
    states: ['S-edit-project-date-rows-no-tour-uploading-42-ready'],
    screen: { holdsUploads: true },
  },
  beforeEach: ({ msw }) => msw.use(projectFolder.onlyFor('noor|Wadi Offices|2024-02-01')),
  play: async (context) => {
    const { canvas, t, name } = editor(context);
    await name();
    await expect(await canvas.findByText(t('tour.ready'))).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText(t('tour.none'))).toHaveLength(2));
    await expect(canvas.getByRole('link', { name: new RegExp(t('dates.open')) })).toBeVisible();
    await uploadSecond(context, 0.42);
    await expect(canvas.getByText(t('tour.uploading', { percent: 42 }))).toBeVisible();
    await expect(canvas.getAllByText(t('tour.none'))).toHaveLength(1);
    await askAndKeep(context, 1);
  },
};

/** Dropping an archive on a date opens its upload dialog with the file. */
export const ArchiveDropped: Story = {
  parameters: { states: ['S-edit-project-archive-dropped'] },
  beforeEach: ({ msw }) => msw.use(projectFolder.onlyFor('noor|Wadi Offices|2024-02-01')),
  play: async (context) => {
    const { canvas, t } = editor(context);
    await waitFor(() => expect(canvas.getAllByText(t('tour.none'))).toHaveLength(2));
    const [tile] = canvas.getAllByRole('button', { name: t('dates.upload') });
    if (tile === undefined) throw new Error('There are dates without a tour.');
    const archive = new File(['PK…'], 'offices.zip', { type: 'application/zip' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(archive);
    tile.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    const day = formatDay('2024-09-15', languageOf(context.globals));
    const dialog = await findDialog('dialog', new RegExp(day));
    await expect(await dialog.findByTitle('offices.zip')).toBeVisible();
  },
};

/** The screen, with a button that unmounts and mounts it again: uploads outlive the screen. */
function RevisitedScreen() {
  const [isLeft, setLeft] = useState(false);
  return (
    <Page name="projectEditor">
      {!isLeft && <EditProjectScreen />}
      <Button onClick={() => setLeft(!isLeft)}>{isLeft ? 'Return' : 'Leave'}</Button>
    </Page>
  );
}

/** After remounting, the screen has lost the `File`, but can cancel the upload. */
export const UploadCancelledAfterReturn: Story = {
  parameters: { screen: { holdsUploads: true } },
  beforeEach: ({ msw }) =>
    msw.use(projectFolder.onlyFor('noor|Wadi Offices|2024-02-01'), cancelUpload.done),
  render: () => <RevisitedScreen />,
  play: async (context) => {
    const { canvas, t, name } = editor(context);
    const a = textOf(tourUploadTexts, context.globals);
    const transfer = textOf(transferTexts, context.globals);
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
  },
};

async function askToRemove(context: Context, row: number) {
  const { canvas, t, name } = editor(context);
  await name();
  const button = canvas.getAllByRole('button', { name: t('dates.remove') })[row];
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
  const { t, days } = editor(context);
  await userEvent.click(dialog.getByRole('button', { name: t('cancel') }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(days()).toHaveLength(3);
}

export const TourChecking: Story = {
  parameters: { states: ['S-project-tour-checking'] },
  beforeEach: ({ msw }) => msw.use(projectFolder.never),
  play: async (context) => {
    await askAndKeep(context);
    const { canvas, t } = editor(context);
    await expect(canvas.getAllByText(t('tour.checking'))).toHaveLength(3);
  },
};

export const TourUnknown: Story = {
  parameters: { states: ['S-project-tour-unknown'] },
  beforeEach: ({ msw }) => msw.use(projectFolder.serverError),
  play: async (context) => {
    const { canvas, t } = editor(context);
    await waitFor(() => expect(canvas.getAllByText(t('tour.unknown'))).toHaveLength(3));
    await askAndKeep(context);
  },
};

/** The button stays while the request is pending, and moves the focus when it is removed. */
export const TourCheckedAgain: Story = {
  beforeEach: ({ msw }) => msw.use(projectFolder.serverError),
  play: async (context) => {
    const { canvas, t } = editor(context);
    const again = () => canvas.queryAllByRole('button', { name: t('tour.checkAgain') });
    await waitFor(() => expect(again()).toHaveLength(3), { timeout: 5000 });
    const [first] = again();
    if (first) await userEvent.click(first);
    await waitFor(() => expect(first).not.toHaveAttribute('aria-busy'));
    await expect(first).toHaveFocus();

    context.msw.use(projectFolder.there);
    if (first) await userEvent.click(first);
    await expect(await canvas.findByText(t('tour.ready'))).toBeVisible();
    await expect(again()).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: t('dates.replace') })).toHaveFocus();
  },
};

export const RemovingADate: Story = {
  parameters: { states: ['S-project-subdate-deleting'] },
  beforeEach: ({ msw }) => msw.use(deleteSubProject.never),
  play: async (context) => {
    await removeFirst(context);
    const { canvas, t } = editor(context);
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: t('dates.remove') })[0]).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
  },
};

/** Other changes of the form are preserved. */
export const DateRemoved: Story = {
  play: async (context) => {
    const { name, days, canvas, t } = editor(context);
    await userEvent.type(await name(), ' 2');
    context.msw.use(editedProject.oneDate);
    await removeFirst(context);
    await waitFor(() => expect(days()).toEqual(['2024-02-01']));
    await expect(await name()).toHaveValue(`${projects.offices.name} 2`);
    await expect(canvas.getByText(t('editor.changed', { fields: t('facts.name') }))).toBeVisible();
  },
};

export const DateNotRemoved: Story = {
  beforeEach: ({ msw }) => msw.use(deleteSubProject.serverError),
  play: async (context) => {
    await removeFirst(context);
    const { canvas, t, days } = editor(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('removeDate.failed'));
    await expect(days()).toHaveLength(3);
  },
};

export const OfAClient: Story = {
  parameters: { states: ['S-project-forbidden'] },
  beforeEach: ({ msw }) => msw.use(currentUser.client),
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/unauthorized');
  },
};

export const AccessLoading: Story = {
  parameters: { states: ['S-access-loading'] },
  beforeEach: ({ msw }) => msw.use(emailAccess.never),
  play: async (context) => {
    const { canvas, t, name } = editor(context);
    await name();
    await expect(canvas.getByText(t('access.loading'))).toBeVisible();
  },
};

export const AccessEmpty: Story = {
  parameters: { states: ['S-access-empty'] },
  play: async (context) => {
    const { canvas, t } = editor(context);
    await expect(await canvas.findByText(t('access.empty'))).toBeVisible();
  },
};

export const AccessList: Story = {
  parameters: { states: ['S-access-list'] },
  beforeEach: ({ msw }) => msw.use(emailAccess.three),
  play: async (context) => {
    const { canvas, t } = editor(context);
    const list = await canvas.findByRole('list', { name: t('access.list') });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(list).getByText('khalid@example.com')).toHaveAttribute('dir', 'ltr');
  },
};

export const AccessFailed: Story = {
  parameters: { states: ['S-access-list-error'] },
  beforeEach: ({ msw }) => msw.use(emailAccess.serverError),
  play: async (context) => {
    const { canvas, t } = editor(context);
    await expect(await canvas.findByText(t('access.failed'))).toBeVisible();
    context.msw.use(emailAccess.empty);
    await userEvent.click(canvas.getByRole('button', { name: t('access.retry') }));
    await expect(await canvas.findByText(t('access.empty'))).toBeVisible();
  },
};

export const AccessSearching: Story = {
  parameters: { states: ['S-access-searching'] },
  beforeEach: ({ msw }) => msw.use(usersEmail.never),
  play: async (context) => {
    const { canvas, t, sought } = editor(context);
    await sought();
    await expect(canvas.getByText(t('access.searching'))).toBeVisible();
  },
};

/** Users who have access already are omitted. */
export const AccessResults: Story = {
  parameters: { states: ['S-access-results'] },
  beforeEach: ({ msw }) => msw.use(emailAccess.three),
  play: async (context) => {
    const { canvas, t, sought } = editor(context);
    await sought();
    const results = await canvas.findByRole('list', { name: t('access.results') });
    await expect(within(results).getAllByRole('listitem')).toHaveLength(1);
    await expect(within(results).getByText('sara@example.com')).toBeVisible();
  },
};

export const AccessManyResults: Story = {
  parameters: { states: ['S-access-results-long'] },
  beforeEach: ({ msw }) => msw.use(usersEmail.many),
  play: async (context) => {
    const { canvas, t, sought } = editor(context);
    await sought();
    const results = await canvas.findByRole('list', { name: t('access.results') });
    await expect(within(results).getAllByRole('listitem')).toHaveLength(20);
    await expect(results.getBoundingClientRect().height).toBeLessThanOrEqual(160);
    await expect(results.scrollHeight).toBeGreaterThan(results.clientHeight);
  },
};

/** With unsaved changes the save bar covers the end of the window, but not the search results. */
export const AccessResultsAboveSaveBar: Story = {
  beforeEach: ({ msw }) => msw.use(usersEmail.many),
  play: async (context) => {
    const { canvas, t, name, sought } = editor(context);
    await userEvent.type(await name(), ' 2');
    const save = await canvas.findByRole('button', { name: t('editor.save') });
    // The field is at the end of the window, where the results would be below the fold.
    const field = canvas.getByRole('searchbox', { name: t('access.search') });
    field.scrollIntoView({ block: 'end' });
    await sought();
    const results = await canvas.findByRole('list', { name: t('access.results') });
    await waitFor(() =>
      expect(results.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        save.getBoundingClientRect().top,
      ),
    );
  },
};

export const AccessNoResults: Story = {
  parameters: { states: ['S-access-no-results'] },
  beforeEach: ({ msw }) => msw.use(usersEmail.none),
  play: async (context) => {
    const { canvas, t, sought } = editor(context);
    await sought();
    await expect(await canvas.findByText(t('access.noResults'))).toBeVisible();
  },
};

export const AccessSearchFailed: Story = {
  parameters: { states: ['S-access-search-error'] },
  beforeEach: ({ msw }) => msw.use(usersEmail.serverError),
  play: async (context) => {
    const { canvas, t, sought } = editor(context);
    await sought();
    await expect(await canvas.findByText(t('access.searchFailed'))).toBeVisible();
  },
};

async function giveAccess(context: Context) {
  const { canvas, t, sought } = editor(context);
  await sought();
  const email = 'sara@example.com';
  await userEvent.click(await canvas.findByRole('button', { name: t('access.add', { email }) }));
  return canvas.findByRole('list', { name: t('access.list') });
}

export const AccessAdding: Story = {
  parameters: { states: ['S-access-adding'] },
  beforeEach: ({ msw }) => msw.use(addAccess.never),
  play: async (context) => {
    const list = await giveAccess(context);
    await expect(within(list).getByText(editor(context).t('access.adding'))).toBeVisible();
  },
};

export const AccessNotAdded: Story = {
  parameters: { states: ['S-access-add-failed'] },
  beforeEach: ({ msw }) => msw.use(addAccess.serverError),
  play: async (context) => {
    const { t, canvas } = editor(context);
    const list = await giveAccess(context);
    await expect(await within(list).findByText(t('access.notSaved'))).toBeVisible();
    // A row that was never saved is removed without confirmation.
    await userEvent.click(
      within(list).getByRole('button', { name: t('access.remove', { email: 'sara@example.com' }) }),
    );
    await expect(await canvas.findByText(t('access.empty'))).toBeVisible();
    await giveAccess(context);
  },
};

export const AccessAdded: Story = {
  parameters: { states: ['S-access-added'] },
  play: async (context) => {
    const { t } = editor(context);
    const list = await giveAccess(context);
    await waitFor(() => expect(within(list).queryByText(t('access.adding'))).toBeNull());
    await expect(within(list).getByText('sara@example.com')).toBeVisible();
  },
};

async function takeAccess(context: Context) {
  const { canvas, t } = editor(context);
  const email = 'khalid@example.com';
  await userEvent.click(await canvas.findByRole('button', { name: t('access.remove', { email }) }));
}

export const AccessRemoving: Story = {
  parameters: { states: ['S-access-removing'] },
  beforeEach: ({ msw }) => msw.use(emailAccess.three, deleteAccess.never),
  play: async (context) => {
    await takeAccess(context);
    const { canvas, t } = editor(context);
    await expect(await canvas.findByText(t('access.removing'))).toBeVisible();
  },
};

export const AccessNotRemoved: Story = {
  parameters: { states: ['S-access-remove-error'] },
  beforeEach: ({ msw }) => msw.use(emailAccess.three, deleteAccess.refused),
  play: async (context) => {
    await takeAccess(context);
    await expect(await editor(context).canvas.findByRole('alert')).toBeVisible();
  },
};

export const AccessNotReached: Story = {
  parameters: { states: ['S-access-remove-fallback'] },
  beforeEach: ({ msw }) => msw.use(emailAccess.three, deleteAccess.unreachable),
  play: async (context) => {
    await toursKnown(context);
    await takeAccess(context);
    const { canvas, t } = editor(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('access.wrong'));
  },
};

export const SeveralPasted: Story = {
  parameters: { states: ['S-access-section-several-e-mails-pasted'] },
  play: async (context) => {
    const { canvas, t } = editor(context);
    const field = await canvas.findByRole('searchbox', { name: t('access.search') });
    await waitFor(() => expect(field).toBeEnabled());
    await userEvent.click(field);
    await userEvent.paste('Sara <sara@example.com>; omar@example.com,\n noor@example.com');
    const list = await canvas.findByRole('list', { name: t('access.list') });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  },
};
