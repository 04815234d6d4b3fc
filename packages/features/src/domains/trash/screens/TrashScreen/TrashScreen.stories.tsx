import { deleteTrash, restoreTrash, trash } from '@jawla/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  type Context,
  findDialog,
  playWith,
  remoteStories,
  screenMeta,
  type Story,
  textOf,
  uiText,
} from '#testing';
import { problemTexts } from '#core/http';
import { features } from '../../list.page';
import { trashTexts } from '../../trash.texts';
import { TrashScreen } from './TrashScreen';

const meta = {
  title: 'Screens/Admin/Trash',
  tags: ['whole'],
  ...screenMeta({ page: 'trash', screen: TrashScreen, features, as: 'admin' }),
};

export default meta;

const TOWER = 'Harbour Tower';
const isolated = (name: string) => `\u2068${name}\u2069`;

function page({ canvas, globals }: Context) {
  const t = textOf(trashTexts, globals);
  const name = isolated(TOWER);
  return {
    t,
    name,
    filled: () => canvas.findByText(TOWER),
    restore: () => canvas.findByRole('button', { name: t('restore.name', { name }) }),
    remove: () => canvas.findByRole('button', { name: t('delete.name', { name }) }),
    heading: () => canvas.getByRole('heading', { level: 1 }),
  };
}

const play = playWith(page);

async function openDialog(context: Context) {
  const { t, remove } = page(context);
  await userEvent.click(await remove());
  const dialog = await findDialog('alertdialog');
  return {
    dialog,
    field: () => dialog.getByRole('textbox'),
    confirm: () => dialog.getByRole('button', { name: t('delete') }),
  };
}

const remote = remoteStories({
  answers: trash,
  says: (context, state) => page(context).t(state),
  shown: async (context) => {
    const { filled, heading } = page(context);
    await filled();
    await expect(heading()).toHaveFocus();
  },
});

export const Loading: Story = { tags: ['loading'], ...remote.loading };
export const Failed: Story = { tags: ['error'], ...remote.failed };
export const Offline: Story = { tags: ['offline'], ...remote.offline };

/** The list comes by itself, in the place of the button that the keyboard is at. */
export const Recovered: Story = {
  tags: ['offline'],
  parameters: { screen: { retryWaitMs: 500 } },
  beforeEach: ({ msw }) => msw.use(trash.unreachable),
  play: play(async ({ canvas, filled, heading, msw, context }) => {
    const name = textOf(problemTexts, context.globals)('retry');
    (await canvas.findByRole('button', { name })).focus();
    msw.use(trash.filled);
    await filled();
    await waitFor(() => expect(heading()).toHaveFocus());
  }),
};

export const Slow: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(trash.slow),
  play: play(async ({ canvas, t, filled }) => {
    await canvas.findByText(t('loading'));
    await expect(await filled()).toBeVisible();
  }),
};

export const Empty: Story = {
  tags: ['empty'],
  beforeEach: ({ msw }) => msw.use(trash.empty),
  play: play(async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('empty'))).toBeVisible();
  }),
};

/** A project whose client is in the trash as well cannot be restored first. */
export const Filled: Story = {
  play: play(async ({ t, filled, restore, canvas }) => {
    await filled();
    await expect(await restore()).toBeEnabled();
    await expect(canvas.getByText(t('waits.client'))).toBeVisible();
    await expect(canvas.getByText(t('left', { smart_count: 30 }))).toBeVisible();
    await expect(canvas.getByText(t('left.none'))).toBeVisible();
  }),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: play(async ({ t, restore, canvas }) => {
    await expect(await restore()).toBeVisible();
    // Both names are in the direction of the page, each in its own.
    const names = `Alignment Tower\u2069${t('of.comma')}\u2068Noor Haddad`;
    const [shown] = canvas
      .getAllByText(new RegExp(names))
      .filter((element) => element.checkVisibility());
    await expect(shown).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  }),
};

export const Pages: Story = {
  beforeEach: ({ msw }) => msw.use(trash.threePages),
  play: async ({ canvas }) => {
    await canvas.findByText('Tower 1');
    await userEvent.click(canvas.getByRole('button', { name: uiText('next') }));
    await expect(await canvas.findByText('Tower 21')).toBeVisible();
    await expect(canvas.queryByText('Tower 1')).toBeNull();
  },
};

/** The page does not exist: the last one is shown. */
export const PageThatVanished: Story = {
  parameters: { screen: { path: '/trash?page=1000' } },
  beforeEach: ({ msw }) => msw.use(trash.threePages),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tower 45')).toBeVisible();
  },
};

/** The page before stays with its caption, which has the focus, and its pager. */
export const NextPageLoading: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(trash.threePages),
  play: play(async ({ t, canvas, msw }) => {
    await canvas.findByText('Tower 1');
    const next = canvas.getByRole('button', { name: uiText('next') });
    next.focus();
    msw.use(trash.never);
    await userEvent.keyboard('{Enter}');
    const caption = await canvas.findByText(t('loading'));
    await expect(canvas.getByText('Tower 1')).toBeVisible();
    await expect(next).toBeVisible();
    await expect(document.activeElement).toContainElement(caption);
    await expect(document.body).not.toHaveFocus();
  }),
};

/** The error takes the place of the list; the caption keeps the focus. */
export const NextPageFailed: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(trash.threePages),
  play: play(async ({ t, canvas, msw }) => {
    await canvas.findByText('Tower 1');
    msw.use(trash.serverError);
    await userEvent.click(canvas.getByRole('button', { name: uiText('next') }));
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
    await expect(document.body).not.toHaveFocus();
  }),
};

export const Restoring: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(restoreTrash.never),
  play: play(async ({ restore }) => {
    await userEvent.click(await restore());
    await waitFor(async () => expect(await restore()).toHaveAttribute('aria-busy', 'true'));
  }),
};

/** A message says so, with a way to what came back. */
export const Restored: Story = {
  tags: ['done'],
  play: play(async ({ t, name, restore, heading, canvas, msw }) => {
    const button = await restore();
    msw.use(trash.without('p-1'));
    await userEvent.click(button);
    const toasts = within(document.body);
    await waitFor(() => expect(toasts.getAllByText(t('restored', { name }))[0]).toBeVisible());
    await expect(toasts.getByRole('link', { name: t('show') })).toHaveAttribute(
      'href',
      '/dashboard/noor/project/p-1',
    );
    await waitFor(() => expect(canvas.queryByText(TOWER, { selector: 'th *' })).toBeNull());
    await expect(heading()).toHaveFocus();
  }),
};

/** Another admin has deleted it permanently: the list is requested again. */
export const RestoredTooLate: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(restoreTrash.gone),
  play: play(async ({ restore, remove, canvas, msw }) => {
    const button = await restore();
    const other = await remove();
    msw.use(trash.without('p-1'));
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(TOWER);
    await waitFor(() => expect(other).not.toBeInTheDocument());
  }),
};

/** Another project has its name by now; then another one has the name that was typed. */
export const NameTaken: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(restoreTrash.taken),
  play: play(async ({ t, restore, heading, canvas, msw }) => {
    const button = await restore();
    await userEvent.click(button);
    const dialog = await findDialog('dialog');
    await expect(dialog.getByText(t('restoreAs.name'))).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    const field = dialog.getByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    const confirm = dialog.getByRole('button', { name: t('restore') });
    await userEvent.click(confirm);
    await expect(await dialog.findByText(t('restoreAs.noName'))).toBeVisible();
    await userEvent.type(field, TOWER);
    await userEvent.click(confirm);
    await expect(await dialog.findByText(t('restoreAs.taken.project'))).toBeVisible();
    msw.use(trash.without('p-1'));
    await userEvent.type(field, ' 2');
    await userEvent.click(confirm);
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await waitFor(() => expect(heading()).toHaveFocus());
  }),
};

export const DayTaken: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(restoreTrash.taken),
  play: play(async ({ t, canvas }) => {
    const name = isolated('2026-03-03');
    const button = await canvas.findByRole('button', { name: t('restore.name', { name }) });
    await userEvent.click(button);
    const dialog = await findDialog('dialog');
    await expect(dialog.getByText(t('restoreAs.day'))).toBeVisible();
    const field = dialog.getByRole('textbox');
    const confirm = dialog.getByRole('button', { name: t('restore') });
    await userEvent.click(confirm);
    await expect(await dialog.findByText(t('restoreAs.noDay'))).toBeVisible();
    await userEvent.type(field, '2026-03-03');
    await userEvent.click(confirm);
    await expect(await dialog.findByText(t('restoreAs.taken.date'))).toBeVisible();
  }),
};

export const AskingForTheName: Story = {
  tags: ['error'],
  play: play(async ({ t, context }) => {
    const { dialog, field, confirm } = await openDialog(context);
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.type(field(), 'Harbor Tower');
    await userEvent.click(confirm());
    await expect(await dialog.findByText(t('delete.other'))).toBeVisible();
    await expect(field()).toHaveAttribute('aria-invalid', 'true');
  }),
};

/** Two people have one name: the user name tells them apart, and is asked for. */
export const PersonAsked: Story = {
  tags: ['error'],
  play: play(async ({ t, canvas }) => {
    const name = isolated('ليلى الزعبي');
    const [shown] = (await canvas.findAllByText('@laila')).filter((element) =>
      element.checkVisibility(),
    );
    await expect(shown).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('delete.name', { name }) }));
    const dialog = await findDialog('alertdialog');
    const confirm = dialog.getByRole('button', { name: t('delete') });
    await userEvent.type(dialog.getByRole('textbox'), 'ليلى الزعبي');
    await userEvent.click(confirm);
    await expect(await dialog.findByText(t('delete.otherUserName'))).toBeVisible();
  }),
};

export const Searched: Story = {
  tags: ['empty'],
  play: play(async ({ t, filled, canvas }) => {
    await filled();
    const field = canvas.getByRole('searchbox', { name: t('search') });
    await userEvent.type(field, 'lobby');
    await waitFor(() => expect(canvas.queryByText(TOWER)).toBeNull());
    await expect(await canvas.findByText('Lobby')).toBeVisible();
    await userEvent.type(field, ' of nowhere');
    await userEvent.click(await canvas.findByRole('button', { name: t('showAll') }));
    await expect(await filled()).toBeVisible();
    await expect(field).toHaveValue('');
  }),
};

export const Deleting: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(deleteTrash.never),
  play: play(async ({ t, context }) => {
    const { dialog, field, confirm } = await openDialog(context);
    await userEvent.type(field(), TOWER);
    await userEvent.click(confirm());
    await expect(await dialog.findByRole('button', { name: t('deleting') })).toBeVisible();
  }),
};

export const Deleted: Story = {
  tags: ['done'],
  play: play(async ({ heading, remove, msw, context }) => {
    const { field, confirm } = await openDialog(context);
    const button = await remove();
    msw.use(trash.without('p-1'));
    await userEvent.type(field(), `${TOWER}{Enter}`);
    await waitFor(() => expect(confirm).toThrow());
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await waitFor(() => expect(heading()).toHaveFocus());
  }),
};

export const NotDeleted: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(deleteTrash.serverError),
  play: async (context) => {
    const { dialog, field, confirm } = await openDialog(context);
    await userEvent.type(field(), TOWER);
    await userEvent.click(confirm());
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(field()).toHaveValue(TOWER);
  },
};
