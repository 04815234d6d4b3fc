import { editedProject, projects, restoreTour } from '@jawla/mocks';
import { formatDay } from '@jawla/contract/days';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type Context, languageOf, playWith, type Story } from '#testing';
import { editor, editorMeta } from '../testing/editorStories';

const meta = {
  title: 'Screens/Admin/Edit project/Kept tours',
  tags: ['whole'],
  ...editorMeta({ answers: [editedProject.replaced] }),
};

export default meta;

const play = playWith(editor);

const FORMER = '2024-09-20';
const NEWER = '2025-01-11';

/** Finds the button that restores the tour that was published on a day. */
async function restoreButton(context: Context, day: string) {
  const { canvas, t, name } = editor(context);
  await name();
  const label = t('dates.restore', { day: formatDay(day, languageOf(context.globals)) });
  return canvas.findByRole('button', { name: label });
}

async function press(context: Context) {
  await userEvent.click(await restoreButton(context, FORMER));
}

export const Kept: Story = {
  play: async (context) => {
    await expect(await restoreButton(context, FORMER)).toBeEnabled();
  },
};

export const NothingKept: Story = {
  tags: ['empty'],
  beforeEach: ({ msw }) => msw.use(editedProject.pictured),
  play: play(async ({ canvas, t, days, name }) => {
    await name();
    await expect(days()).toHaveLength(projects.offices.subDate.length);
    const label = new RegExp(t('dates.restore', { day: '' }).trim());
    await expect(canvas.queryByRole('button', { name: label })).toBeNull();
  }),
};

export const Restoring: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(restoreTour.never),
  play: play(async ({ canvas, t, context }) => {
    await press(context);
    await expect(await canvas.findByText(t('dates.restoring'))).toBeInTheDocument();
  }),
};

/** The tour that it replaces can be restored in turn. */
export const Restored: Story = {
  tags: ['done'],
  beforeEach: ({ msw }) => msw.use(restoreTour.done),
  play: async (context) => {
    const former = await restoreButton(context, FORMER);
    context.msw.use(editedProject.restored);
    await userEvent.click(former);
    const newer = await restoreButton(context, NEWER);
    await waitFor(() => expect(newer).not.toHaveAttribute('aria-busy'));
    await expect(newer).toHaveFocus();
  },
};

export const NotRestored: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(restoreTour.serverError),
  play: play(async ({ canvas, t, context }) => {
    await press(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('dates.notRestored'));
    await expect(await restoreButton(context, FORMER)).toBeEnabled();
  }),
};

export const NotRestoredOffline: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(restoreTour.unreachable),
  play: play(async ({ canvas, t, context }) => {
    await press(context);
    await expect(await canvas.findByText(t('dates.notRestored'), { exact: false })).toBeVisible();
  }),
};
