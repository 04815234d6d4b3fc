import type { UserRow } from '@jawla/contract';
import { fullName } from '@jawla/contract/fullName';
import { clients, deleteUser, resendInvitations, restoreTrash, userList } from '@jawla/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import {
  type Context,
  findDialog,
  playWith,
  screenMeta,
  type Story,
  textOf,
  uiText,
} from '#testing';
import { undoTexts } from '#trash';
import { features } from '../../../dashboard.page';
import { userTexts } from '../../../users.texts';
import { clientsBulkTexts } from '../../bulk/clientsBulk.texts';
import { DashboardScreen } from './DashboardScreen';

const meta = {
  title: 'Screens/Admin/Dashboard/Several clients',
  ...screenMeta({ page: 'dashboard', screen: DashboardScreen, features, as: 'admin' }),
};

export default meta;

const [first, second, third] = clients;
if (!first || !second || !third) throw new Error('There are 70 clients.');
const firstName = fullName(first);

function page({ canvasElement, globals }: Pick<Context, 'canvasElement' | 'globals'>) {
  const t = textOf(userTexts, globals);
  const tClients = textOf(clientsBulkTexts, globals);
  const canvas = within(canvasElement);
  return {
    t,
    tClients,
    canvas,
    box: (user: UserRow) =>
      canvas.findByRole('checkbox', { name: tClients('selectNamed', { name: fullName(user) }) }),
    bar: () => canvas.findByRole('group', { name: tClients('label') }),
    counted: (count: number) =>
      waitFor(async () =>
        expect(await canvas.findByRole('group', { name: tClients('label') })).toHaveTextContent(
          tClients('count', { smart_count: count }),
        ),
      ),
    start: async () => {
      await canvas.findByText(firstName);
      await userEvent.click(canvas.getByRole('button', { name: tClients('select') }));
      await canvas.findByRole('group', { name: tClients('label') });
    },
  };
}

const play = playWith(page);

async function select(context: Context, users: readonly UserRow[]) {
  const { box, start, counted } = page(context);
  await start();
  for (const user of users) await userEvent.click(await box(user));
  await counted(users.length);
}

/** The list has no checkboxes until they are wanted. */
export const Selecting: Story = {
  play: play(async ({ canvas, tClients, start, counted }) => {
    await canvas.findByText(firstName);
    await expect(canvas.queryAllByRole('checkbox')).toEqual([]);
    await start();
    await counted(0);
    const remove = canvas.getByRole('button', { name: tClients('delete') });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(remove);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    // Escape ends selecting, and the focus is where it began.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryAllByRole('checkbox')).toEqual([]));
    await expect(canvas.getByRole('button', { name: tClients('select') })).toHaveFocus();
  }),
};

/** The selection is kept on other pages, in another order and during a search. */
export const Selected: Story = {
  play: play(async ({ canvas, t, tClients, box, counted, context }) => {
    await select(context, [first, second]);
    await userEvent.click(canvas.getByRole('button', { name: uiText('next') }));
    const other = clients[30];
    if (other === undefined) throw new Error('There are three pages.');
    await userEvent.click(await box(other));
    await counted(3);
    await userEvent.type(canvas.getByRole('searchbox', { name: t('dashboard.search') }), 'noor h');
    await waitFor(async () => expect(await box(first)).toBeChecked());
    await counted(3);
    await userEvent.clear(canvas.getByRole('searchbox', { name: t('dashboard.search') }));
    await userEvent.click(await canvas.findByRole('button', { name: uiText('previous') }));
    await waitFor(async () => expect(await box(second)).toBeChecked());
    const total = String(clients.length);
    await userEvent.click(canvas.getByRole('button', { name: tClients('selectEvery', { total }) }));
    await counted(clients.length);
    await userEvent.click(canvas.getByRole('button', { name: tClients('clear') }));
    await counted(0);
  }),
};

export const OnAPhone: Story = {
  decorators: [(Shown) => <div style={{ inlineSize: '22.5rem' }}>{Shown()}</div>],
  play: play(async ({ bar, context }) => {
    await select(context, [first, second]);
    const { width } = (await bar()).getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(360);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  }),
};

async function confirmDeletion(context: Context, users: readonly UserRow[]) {
  const { tClients, bar } = page(context);
  await select(context, users);
  await userEvent.click(within(await bar()).getByRole('button', { name: tClients('delete') }));
  const dialog = await findDialog('alertdialog');
  return { dialog, yes: dialog.getByRole('button', { name: tClients('delete.yes') }) };
}

/** The dialog names who is deleted; more than a few are confirmed by their number, in digits of either language. */
export const DeleteAsked: Story = {
  play: play(async ({ tClients, counted, context }) => {
    const ten = clients.slice(0, 10);
    const { dialog, yes } = await confirmDeletion(context, ten);
    await expect(dialog.getByRole('heading')).toHaveTextContent(
      tClients('delete.question', { smart_count: 10 }),
    );
    await expect(dialog.getAllByRole('listitem')).toHaveLength(9);
    await expect(dialog.getByText(tClients('more', { smart_count: 2 }))).toBeInTheDocument();
    await expect(yes).toBeDisabled();
    await userEvent.type(
      dialog.getByRole('textbox', { name: tClients('typeCount', { count: '10' }) }),
      '١٠',
    );
    await expect(yes).toBeEnabled();
    await userEvent.click(dialog.getByRole('button', { name: uiText('cancel') }));
    await counted(10);
  }),
};

export const Deleting: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(deleteUser.never),
  play: play(async ({ canvas, tClients, bar, context }) => {
    const { yes } = await confirmDeletion(context, [first, second]);
    await userEvent.click(yes);
    const label = tClients('deleting', { done: '0', total: '2' });
    await expect(await canvas.findByRole('progressbar', { name: label })).toBeInTheDocument();
    // Optimistic: out of the list before the server has answered.
    await waitFor(() => expect(canvas.queryByText(fullName(first))).toBeNull());
    const remove = within(await bar()).getByRole('button', { name: tClients('delete') });
    await waitFor(() => expect(remove).toHaveFocus());
    // Closing the tab would leave the rest.
    await waitFor(() => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return expect(event.defaultPrevented).toBe(true);
    });
  }),
};

export const Deleted: Story = {
  tags: ['done'],
  play: play(async ({ canvas, tClients, counted, msw, globals, context }) => {
    const { yes } = await confirmDeletion(context, [first, second]);
    msw.use(userList.without(first._id));
    await userEvent.click(yes);
    await canvas.findByText(tClients('delete.done', { smart_count: 2 }));
    await counted(0);
    // The single deletion offers nothing of its own.
    await expect(
      screen.queryByRole('button', { name: textOf(undoTexts, globals)('undo') }),
    ).toBeNull();
  }),
};

/** All come back at once, and the report goes. */
export const DeletionUndone: Story = {
  tags: ['done'],
  play: async (context) => {
    const { canvas, tClients } = page(context);
    const { yes } = await confirmDeletion(context, [first, second]);
    context.msw.use(userList.without(first._id));
    await userEvent.click(yes);
    await canvas.findByText(tClients('delete.done', { smart_count: 2 }));
    context.msw.use(restoreTrash.done, userList.filled);
    await userEvent.click(canvas.getByRole('button', { name: tClients('undo') }));
    await waitFor(() =>
      expect(canvas.queryByText(tClients('delete.done', { smart_count: 2 }))).toBeNull(),
    );
    await expect(await canvas.findByRole('link', { name: fullName(first) })).toBeVisible();
  },
};

/** Who could not be deleted is back in the list and named with the reason; they can be tried again. */
export const PartlyDeleted: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(deleteUser.allBut(second._id)),
  play: play(async ({ canvas, tClients, msw, context }) => {
    const { yes } = await confirmDeletion(context, [first, second, third]);
    await userEvent.click(yes);
    await canvas.findByText(tClients('unsure', { smart_count: 1 }));
    await expect(canvas.getByText(tClients('delete.done', { smart_count: 2 }))).toBeVisible();
    const alert = canvas.getByRole('alert');
    await expect(within(alert).getByText(fullName(second), { selector: 'bdi' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: fullName(second) })).toBeVisible());
    msw.use(deleteUser.done);
    await userEvent.click(within(alert).getByRole('button', { name: tClients('retry') }));
    await canvas.findByText(tClients('delete.done', { smart_count: 1 }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  }),
};

/** Another admin was faster: they are gone, and their deletion is not undone here. */
export const DeletedByAnotherAdmin: Story = {
  tags: ['done'],
  beforeEach: ({ msw }) => msw.use(deleteUser.gone),
  play: play(async ({ canvas, tClients, context }) => {
    const { yes } = await confirmDeletion(context, [first, second]);
    await userEvent.click(yes);
    await canvas.findByText(tClients('delete.done', { smart_count: 2 }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByRole('button', { name: tClients('undo') })).toBeNull();
  }),
};

/** The server says that nothing was deleted. */
export const DeletionRefused: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(deleteUser.own),
  play: play(async ({ canvas, tClients, context }) => {
    const { yes } = await confirmDeletion(context, [first, second]);
    await userEvent.click(yes);
    await canvas.findByText(tClients('delete.failed', { smart_count: 2 }));
    await expect(canvas.queryByText(tClients('unsure', { smart_count: 2 }))).toBeNull();
  }),
};

/** Without a connection, the run ends: each further request would fail as well. */
export const DeletedOffline: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(deleteUser.unreachable),
  play: play(async ({ canvas, tClients, context }) => {
    const { yes } = await confirmDeletion(context, [first, second, third]);
    await userEvent.click(yes);
    await canvas.findByText(tClients('unsure', { smart_count: 3 }));
    await waitFor(() => expect(canvas.getByRole('link', { name: fullName(first) })).toBeVisible());
  }),
};

async function askToResend(context: Context, users: readonly UserRow[]) {
  const { tClients, bar } = page(context);
  await select(context, users);
  await userEvent.click(within(await bar()).getByRole('button', { name: tClients('resend') }));
  const dialog = await findDialog('alertdialog');
  return { dialog, yes: dialog.getByRole('button', { name: tClients('resend.yes') }) };
}

const shown = clients.slice(0, 30);
const waiting = shown.filter(({ verified }) => !verified).slice(0, 3);
const accepted = shown.filter(({ verified }) => verified).slice(0, 2);

export const ResendAsked: Story = {
  play: play(async ({ tClients, context }) => {
    const { dialog, yes } = await askToResend(context, [...waiting, ...accepted]);
    await expect(dialog.getByRole('heading')).toHaveTextContent(
      tClients('resend.question', { smart_count: waiting.length }),
    );
    const skipped = tClients('resend.accepted', { smart_count: accepted.length });
    await waitFor(() => expect(dialog.getByText(skipped)).toBeVisible());
    await expect(yes).toBeEnabled();
  }),
};

export const NobodyToInvite: Story = {
  tags: ['empty'],
  play: play(async ({ tClients, context }) => {
    const { dialog, yes } = await askToResend(context, accepted);
    await waitFor(() => expect(dialog.getByText(tClients('resend.none'))).toBeVisible());
    await expect(yes).toBeDisabled();
  }),
};

export const Resending: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(resendInvitations.never),
  play: play(async ({ tClients, bar, context }) => {
    const { yes } = await askToResend(context, waiting);
    await userEvent.click(yes);
    const button = await within(await bar()).findByRole('button', {
      name: new RegExp(tClients('resend.sending')),
    });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  }),
};

/** How many were sent, and why the others were not; the selection stays. */
export const Resent: Story = {
  tags: ['done'],
  play: play(async ({ canvas, tClients, counted, context }) => {
    const { yes } = await askToResend(context, waiting);
    await userEvent.click(yes);
    const sent = new RegExp(tClients('resend.sent', { smart_count: 2 }));
    const report = await canvas.findByText(sent);
    await expect(report).toHaveTextContent(tClients('resend.recent', { smart_count: 1 }));
    await counted(waiting.length);
  }),
};

export const NotResent: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(resendInvitations.serverError),
  play: play(async ({ canvas, tClients, msw, context }) => {
    const { yes } = await askToResend(context, waiting);
    await userEvent.click(yes);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(
      tClients('resend.unsure', { smart_count: waiting.length }),
    );
    msw.use(resendInvitations.done);
    await userEvent.click(within(alert).getByRole('button', { name: tClients('retry') }));
    await canvas.findByText(new RegExp(tClients('resend.sent', { smart_count: 2 })));
  }),
};
