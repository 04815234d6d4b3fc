import {
  currentUser,
  editedProject,
  project,
  projects,
  serverTexts,
  updateProject,
} from '@jawla/mocks';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { activitySectionTexts } from '#activity';
import { notesLinkTexts } from '#notes';
import { errorTexts } from '#shell';
import { sharingTexts } from '#sharing';
import { expectWrongFields, findDialog, playWith, type Story, textOf, uiText } from '#testing';
import { visitNoteTexts } from '#visits';
import { shareTexts } from '../../../share/share.texts';
import { DONE, editor, editorMeta, saveChange, toursKnown } from '../../testing/editorStories';

const meta = {
  title: 'Screens/Admin/Edit project',
  tags: ['whole'],
  ...editorMeta(),
};

export default meta;

const play = playWith(editor);

export const ManyDates: Story = {
  play: play(async ({ canvas, t, name, status, days, globals }) => {
    await expect(await name()).toHaveValue(projects.offices.name);
    await expect(await status('in-progress')).toBeChecked();
    await expect(days()).toEqual(projects.offices.subDate);
    await expect(canvas.getAllByRole('button', { name: t('dates.remove') })).toHaveLength(3);
    // Seven months between the dates, twice.
    const gap = globals['locale'] === 'ar' ? '7 أشهر' : '7 months';
    await expect(canvas.getAllByText(gap)).toHaveLength(2);
    // There from the start, but over no other part of the page.
    const save = canvas.getByRole('button', { name: t('editor.save') });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(save).toHaveAccessibleDescription(t('editor.nothingToSave'));
    await expect(getComputedStyle(save.closest('div') ?? save).position).toBe('static');
    await expect(canvas.getByRole('link', { name: new RegExp(t('cover.open')) })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(document.title.replaceAll(/[\u2068\u2069]/g, '')).toContain(
      `${t('editor.title')} – ${projects.offices.name}`,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  }),
};

export const Done: Story = {
  tags: ['done'],
  parameters: { screen: DONE },
  play: play(async ({ name, status, days, canvas, t }) => {
    await expect(await name()).toHaveValue(projects.harbour.name);
    await expect(await status('done')).toBeChecked();
    await expect(days()).toEqual(['2024-03-18']);
    await expect(canvas.queryByRole('button', { name: t('dates.remove') })).toBeNull();
    await expect(canvas.getByLabelText(t('facts.type'))).toHaveValue('residential');
    await expect(await canvas.findByText(t('access.empty'))).toBeVisible();
  }),
};

export const Activity: Story = {
  play: async ({ canvas, globals }) => {
    const t = textOf(activitySectionTexts, globals);
    await expect(await canvas.findByRole('link', { name: t('all') })).toHaveAttribute(
      'href',
      `/activity?thing=${projects.offices._id}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: t('show') }));
    await expect(await canvas.findAllByText('Sara Mansour')).toHaveLength(4);
  },
};

/** The notes of the project, if it has any. */
export const WithNotes: Story = {
  beforeEach: ({ msw }) => msw.use(project.noted({ 'p-offices': { open: 3, all: 5 } })),
  play: async ({ canvas, globals }) => {
    const name = textOf(notesLinkTexts, globals)('open', { smart_count: 3 });
    await expect(await canvas.findByRole('link', { name })).toHaveAttribute(
      'href',
      '/notes/p-offices',
    );
  },
};

export const Loading: Story = {
  // Always higher than the window, so that the footer does not shift.
  tags: ['!whole', 'loading'],
  beforeEach: ({ msw }) => msw.use(project.never),
  play: play(async ({ canvas, t }) => {
    const words = await canvas.findByText(t('editor.loading'));
    await expect(words).toBeVisible();
    const save = canvas.getByText(t('editor.save'));
    await expect(words.getBoundingClientRect().width).toBeGreaterThan(50);
    await expect(words.getBoundingClientRect().bottom).toBeLessThan(
      save.getBoundingClientRect().top,
    );
  }),
};

export const LoadFailed: Story = {
  tags: ['forbidden'],
  beforeEach: ({ msw }) => msw.use(project.notFound),
  play: async ({ canvas, globals }) => {
    const name = textOf(errorTexts, globals)('unauthorized');
    await expect(await canvas.findByRole('heading', { name })).toBeVisible();
  },
};

export const JustCreated: Story = {
  tags: ['empty'],
  beforeEach: ({ msw }) => msw.use(editedProject.fresh),
  play: play(async ({ canvas, t, name }) => {
    await expect(await name()).toHaveValue('noor-project-4');
    await expect(canvas.getByLabelText(t('facts.location'))).toHaveValue('');
    await expect(canvas.getByText(t('cover.none'))).toBeVisible();
  }),
};

export const Saving: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(updateProject.never),
  play: play(async ({ canvas, t, context }) => {
    await saveChange(context);
    const [busy] = await canvas.findAllByText(t('editor.saving'));
    await expect(busy).toBeInTheDocument();
  }),
};

export const Saved: Story = {
  tags: ['done'],
  play: play(async ({ canvas, globals, context }) => {
    await saveChange(context);
    const saved = textOf(serverTexts, globals)('projectSaved');
    await expect(await canvas.findByText(saved)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(saved)).toBeNull(), {
      timeout: 5000,
    });
  }),
};

/** A single change is discarded without confirmation; the focus moves from the bar to the form. */
export const ChangeDiscarded: Story = {
  play: play(async ({ canvas, t, name }) => {
    await userEvent.type(await name(), ' 2');
    const words = t('editor.changed', { fields: t('facts.name') });
    await expect(await canvas.findByText(words)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('editor.discard') }));
    await expect(await name()).toHaveValue(projects.offices.name);
    await expect(canvas.getByRole('button', { name: t('editor.save') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('form', { name: t('editor.title') })).toHaveFocus();
  }),
};

/** Several changes are discarded only after a confirmation that lists them. */
export const ChangesDiscarded: Story = {
  play: play(async ({ canvas, t, name, days }) => {
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
  }),
};

export const SaveRefused: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(updateProject.refused),
  play: play(async ({ canvas, context }) => {
    await saveChange(context);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  }),
};

export const SaveUnreachable: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(updateProject.unreachable),
  play: play(async ({ canvas, context }) => {
    await toursKnown(context);
    await saveChange(context);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  }),
};

/** Two admins save one project: the second one gets a notice, and the form merges both versions. */
export const ChangedElsewhere: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(updateProject.overtaken),
  play: play(async ({ canvas, t, name, days, save, msw, context }) => {
    await name();
    msw.use(editedProject.savedElsewhere);
    await saveChange(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('editor.overtaken'));
    await waitFor(() => expect(days()).toContain('2026-09-09'));
    await expect(await name()).toHaveValue(`${projects.offices.name} 2`);
    await expect(await name()).toHaveAccessibleDescription(
      new RegExp(t('editor.savedElsewhere', { value: 'Wadi Towers' })),
    );
    await expect(canvas.getByRole('textbox', { name: t('facts.location') })).toHaveValue('Irbid');
    await expect(save()).toHaveAttribute('aria-disabled', 'false');
  }),
};

export const OfAClient: Story = {
  tags: ['forbidden'],
  beforeEach: ({ msw }) => msw.use(currentUser.client),
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/unauthorized');
  },
};

/** Every error is shown at its field, and the first one of the page has the focus. */
export const ErrorsOfAllParts: Story = {
  tags: ['error'],
  play: play(async ({ canvas, t, name, addDate, dayField }) => {
    await userEvent.clear(await name());
    await userEvent.clear(canvas.getByLabelText(t('facts.number')));
    await addDate();
    await userEvent.keyboard('2024-02-30');
    await userEvent.click(canvas.getByLabelText(t('facts.consultant')));
    await userEvent.keyboard('{Control>}s{/Control}');
    for (const rule of ['rule.day', 'rule.name.required', 'rule.number.required'] as const) {
      await expect(await canvas.findByText(t(rule))).toBeVisible();
    }
    await waitFor(() => expect(dayField(4)).toHaveFocus());
  }),
};

/** The first wrong field is far below what is in sight when the key saves. */
export const WrongFieldsFound: Story = {
  tags: ['error'],
  play: play(async ({ canvas, t, name, context }) => {
    const first = await name();
    const number = canvas.getByLabelText(t('facts.number'));
    await userEvent.clear(first);
    await userEvent.clear(number);
    canvas.getByRole('heading', { level: 1 }).scrollIntoView({ block: 'end' });
    await userEvent.keyboard('{Control>}s{/Control}');
    await expectWrongFields(context, [first, number]);
    await userEvent.type(first, 'Wadi');
    await userEvent.type(number, '7');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  }),
};
export const WrongFieldsFoundOnPhone: Story = {
  ...WrongFieldsFound,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

/** What the server refuses is found in the same way. */
export const NameTaken: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(updateProject.nameTaken),
  play: play(async ({ name, context }) => {
    await saveChange(context);
    await expectWrongFields(context, [await name()], 'inSight');
  }),
};

/** Nothing moves when the project arrives. */
export const Arrived: Story = {
  beforeEach: ({ msw }) => msw.use(editedProject.slow),
  play: play(async ({ canvas, t, name, context }) => {
    const tops = () => {
      const keys = ['dates.title', 'cover.title', 'facts.title', 'access.title'] as const;
      const headings = keys.map((key) => canvas.getByText(t(key)));
      return headings.map((heading) => Math.round(heading.getBoundingClientRect().top));
    };
    await canvas.findByText(t('editor.loading'));
    const before = tops();
    await name();
    await toursKnown(context, 1);
    await expect(tops()).toEqual(before);
  }),
};

/** Sharing from the editor; what is typed in the form remains. */
export const Shared: Story = {
  play: play(async ({ canvas, name, globals }) => {
    await userEvent.type(await name(), ' 2');
    const visits = textOf(visitNoteTexts, globals)('note.total', { smart_count: 231 });
    await expect(canvas.getByText(new RegExp(visits))).toBeVisible();
    const share = textOf(shareTexts, globals)('share');
    const button = canvas.getByRole('button', { name: share });
    await userEvent.click(button);
    const sheet = await findDialog('dialog');
    const t = textOf(sharingTexts, globals);
    await userEvent.click(await sheet.findByRole('radio', { name: t('part.links') }));
    await expect(await sheet.findByText(t('links.empty'))).toBeVisible();
    // By its button: browsers close a modal dialog on Escape, which synthetic keys do not trigger.
    const close = uiText('close');
    await userEvent.click(sheet.getByRole('button', { name: close }));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(await name()).toHaveValue(`${projects.offices.name} 2`);
  }),
};
