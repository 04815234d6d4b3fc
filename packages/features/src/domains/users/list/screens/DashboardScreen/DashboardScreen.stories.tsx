import { ENDPOINTS } from '@jawla/contract';
import { clients, currentUser, deleteUser, noor, restoreTrash, userList } from '@jawla/mocks';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { problemTexts } from '#core/http';
import { listTexts } from '#core/lists';
import {
  type Context,
  findDialog,
  playWith,
  screenMeta,
  type Story,
  textOf,
  uiText,
  undoToast,
} from '#testing';
import { sessionTexts } from '#session';
import { userTexts } from '../../../users.texts';
import { DashboardScreen } from './DashboardScreen';
import { features } from '../../../dashboard.page';

const meta = {
  title: 'Screens/Admin/Dashboard',
  ...screenMeta({ page: 'dashboard', screen: DashboardScreen, features, as: 'admin' }),
};

export default meta;

function dashboard({ canvasElement, globals }: Pick<Context, 'canvasElement' | 'globals'>) {
  const t = textOf(userTexts, globals);
  const tList = textOf(listTexts, globals);
  const canvas = within(canvasElement);
  const rows = () =>
    canvas.queryAllByRole('rowheader').map((row) => row.querySelector('bdi')?.textContent ?? '');
  return {
    t,
    tList,
    canvas,
    rows,
    /** Number of clients in the list, rendered or not: a phone renders five at a time. */
    listed: () =>
      rows().length === 0 ? 0 : Number(canvas.getByRole('table').getAttribute('aria-rowcount')) - 1,
    filled: () => waitFor(() => expect(rows()[0]).toBe('Noor Haddad'), { timeout: 5000 }),
    field: () => canvas.findByRole('searchbox', { name: t('dashboard.search') }),
    previous: () => canvas.findByRole('button', { name: uiText('previous') }),
    next: () => canvas.findByRole('button', { name: uiText('next') }),
    retry: () => canvas.findByRole('button', { name: textOf(problemTexts, globals)('retry') }),
  };
}

const play = playWith(dashboard);

/** Opens the dialog that confirms Noor's deletion. */
async function askToDelete(context: Context) {
  const { canvas, filled, t } = dashboard(context);
  await filled();
  await userEvent.click(
    canvas.getByRole('button', { name: t('row.delete', { name: 'Noor Haddad' }) }),
  );
  return findDialog('alertdialog');
}

async function deleteNoor(context: Context) {
  const dialog = await askToDelete(context);
  await userEvent.click(dialog.getByRole('button', { name: dashboard(context).t('delete.yes') }));
}

export const Filled: Story = {
  play: play(async ({ t, canvas, rows, filled, previous, next, tList, globals }) => {
    await filled();
    await expect(
      canvas.getByRole('heading', { level: 1, name: t('dashboard.title') }),
    ).toBeVisible();
    await expect(canvas.getByText(t('dashboard.greeting', { name: 'Layla' }))).toBeVisible();
    await expect(rows()[1]).toBe('خالد العبدالله');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '31');
    await expect(await previous()).toBeDisabled();
    await expect(await next()).toBeEnabled();
    await expect(
      await canvas.findByText(t('dashboard.total', { smart_count: clients.length })),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Noor Haddad' })).toHaveAttribute(
      'href',
      '/dashboard/noor',
    );
    // The number of all clients is shown once.
    await expect(canvas.getByRole('radio', { name: t('show.all') })).toBeInTheDocument();
    const [status] = canvas.getAllByRole('cell', { name: t('table.verified') });
    await expect(status?.firstElementChild?.getBoundingClientRect().height).toBeGreaterThan(10);
    await expect(canvas.getByText('+962790123456')).toHaveAttribute('dir', 'ltr');
    await expect(document.title).toContain(t('dashboard.title'));
    // Beside the one in the navigation.
    const pilots = canvas.getAllByRole('link', { name: t('dashboard.pilots') });
    await expect(pilots.map((link) => link.getAttribute('href'))).toContain(
      '/dashboard/pilot-projects',
    );
    await expect(canvas.queryByRole('button', { name: tList('more') })).toBeNull();
    await userEvent.click(
      canvas.getByRole('button', { name: textOf(sessionTexts, globals)('qr.open') }),
    );
    await findDialog('dialog', textOf(sessionTexts, globals)('qr.open'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  }),
};

export const MiddlePage: Story = {
  parameters: { screen: { path: '/dashboard?page=2' } },
  play: play(async ({ canvas, previous, next }) => {
    const { fname, lname } = clients[30] ?? { fname: '?', lname: '?' };
    await canvas.findByRole('link', { name: `${fname} ${lname}` });
    await expect(await previous()).toBeEnabled();
    await expect(await next()).toBeEnabled();
    await expect(canvas.getByText(uiText('page'))).toHaveTextContent('2');
  }),
};

/** The pages that were requested, and `all` for the full list. */
const asked: string[] = [];

async function noteRequests({ msw }: Context) {
  msw.use(userList.noting(asked));
  // Requests of the story before that are still on their way arrive before this one.
  await fetch(`/api/${ENDPOINTS.users.path}?page=1&usersSearch=omit`);
  asked.length = 0;
}

/** The next page was prefetched: it is shown although the server no longer responds. */
export const NextPageAhead: Story = {
  beforeEach: noteRequests,
  play: play(async ({ canvas, t, filled, next, msw }) => {
    await filled();
    await canvas.findByText(t('dashboard.total', { smart_count: clients.length }));
    await waitFor(() => expect(asked).toEqual(['1', '2']));
    msw.use(userList.never);
    await userEvent.click(await next());
    const { fname, lname } = clients[30] ?? { fname: '?', lname: '?' };
    await canvas.findByRole('link', { name: `${fname} ${lname}` });
  }),
};

export const LastPage: Story = {
  parameters: { screen: { path: '/dashboard?page=3' } },
  play: play(async ({ previous, next }) => {
    await waitFor(async () => expect(await previous()).toBeEnabled());
    await expect(await next()).toBeDisabled();
  }),
};

export const OnePage: Story = {
  beforeEach: ({ msw }) => msw.use(userList.onePage),
  play: play(async ({ rows, previous, next }) => {
    await waitFor(() => expect(rows()).toHaveLength(5));
    await expect(await previous()).toBeDisabled();
    await expect(await next()).toBeDisabled();
  }),
};

/** The page does not exist: the last one is shown, by one more request. */
export const PageThatVanished: Story = {
  parameters: { screen: { path: '/dashboard?page=1000' } },
  beforeEach: noteRequests,
  play: play(async ({ rows }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await expect(asked).toEqual(['1000', '3']);
  }),
};

export const Loading: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(userList.never),
  play: play(async ({ canvas, t, next }) => {
    await expect(await canvas.findByText(t('dashboard.loading'))).toBeVisible();
    const last = canvas.getAllByRole('row').at(-1);
    await expect(last?.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(window.innerHeight);
    await expect(await next()).toBeDisabled();
  }),
};

/** The page before stays with its rows, and the caption gets the focus. */
export const NextPageLoading: Story = {
  tags: ['whole', 'loading'],
  beforeEach: ({ msw }) => msw.use(userList.firstPageOnly),
  play: play(async ({ canvas, filled, next, t }) => {
    await filled();
    await userEvent.click(await next());
    await expect(await canvas.findByText(t('dashboard.loading'))).toBeVisible();
    await expect(document.activeElement).toHaveTextContent(t('dashboard.loading'));
    await expect(canvas.getByRole('link', { name: 'Noor Haddad' })).toBeVisible();
  }),
};

export const Empty: Story = {
  tags: ['empty'],
  beforeEach: ({ msw }) => msw.use(userList.empty),
  play: play(async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('dashboard.empty'))).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: t('dashboard.create') })).toHaveLength(2);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  }),
};

export const Failed: Story = {
  tags: ['whole', 'error'],
  beforeEach: ({ msw }) => msw.use(userList.serverError),
  play: play(async ({ canvas, t, retry, filled, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('dashboard.failed'));
    msw.use(userList.filled);
    await userEvent.click(await retry());
    await filled();
  }),
};

async function sortByHead(context: Context, by: 'name' | 'projects') {
  const { canvas, filled, t } = dashboard(context);
  await filled();
  const head = canvas.queryByRole('columnheader', { name: t(`table.${by}`) });
  // Cards have no column headers: the same sort buttons are above them.
  const button = within(head ?? context.canvasElement).getAllByRole('button', {
    name: t(`table.${by}`),
  });
  const [shown] = button.filter((element) => element.checkVisibility());
  if (shown === undefined) throw new Error('There is nothing to sort by.');
  return { shown, head };
}

export const SortedByName: Story = {
  play: play(async ({ rows, context }) => {
    const { shown, head } = await sortByHead(context, 'name');
    await userEvent.click(shown);
    await waitFor(() => expect(rows()[0]).not.toBe('Noor Haddad'));
    if (head) await expect(head).toHaveAttribute('aria-sort', 'ascending');
  }),
};

export const SortedByProjects: Story = {
  play: play(async ({ rows, context }) => {
    const { shown, head } = await sortByHead(context, 'projects');
    await userEvent.click(shown);
    await waitFor(() => expect(rows().indexOf('خالد العبدالله')).not.toBe(1));
    if (head) await expect(head).toHaveAttribute('aria-sort', 'descending');
  }),
};

/** The header stays when the rows fail to load, and so does the focus in it. */
export const SortFailed: Story = {
  tags: ['whole', 'error'],
  play: play(async ({ canvas, t, filled, msw, context }) => {
    const { shown } = await sortByHead(context, 'name');
    msw.use(userList.serverError);
    await userEvent.click(shown);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('dashboard.failed'));
    await expect(shown).toHaveFocus();
    msw.use(userList.filled);
    await userEvent.click(shown);
    await filled();
    await expect(shown).toHaveFocus();
  }),
};

export const SortCleared: Story = {
  parameters: { screen: { path: '/dashboard?sort=name' } },
  play: play(async ({ rows, listed, canvas, t, filled }) => {
    await waitFor(() => expect(listed()).toBeGreaterThan(5));
    await expect(rows()[0]).not.toBe('Noor Haddad');
    const [shown] = canvas
      .getAllByRole('button', { name: t('table.name') })
      .filter((element) => element.checkVisibility());
    if (shown) await userEvent.click(shown);
    await filled();
  }),
};

/** Searches the full list without regard to spelling variants; pagination is disabled during a search. */
export const SearchHits: Story = {
  play: play(async ({ canvas, t, rows, listed, filled, field, next }) => {
    await filled();
    await userEvent.type(await field(), 'احمد');
    // Results are deferred (`useDeferredValue`): the previous rows remain visible, and then, for a moment,
    // none.
    await waitFor(async () => {
      await expect(listed()).toBeGreaterThan(5);
      await expect(rows().filter((name) => !name.includes('أحمد'))).toEqual([]);
    });
    const [hit] = await canvas.findAllByText('أحمد');
    await expect(hit?.tagName).toBe('MARK');
    await expect(await next()).toBeDisabled();
    await expect(canvas.getByText(t('pager.locked'))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await filled();
  }),
};

/** The filter is part of the URL, and shows its count before it is chosen. */
export const NotVerified: Story = {
  play: play(async ({ canvas, t, filled, rows, next }) => {
    await filled();
    const unverified = clients.filter(({ verified }) => !verified);
    const chip = await canvas.findByRole('radio', {
      name: new RegExp(`^${t('show.unverified')}.*${String(unverified.length)}`),
    });
    await userEvent.click(chip);
    const found = t('dashboard.found', { smart_count: unverified.length });
    await expect(await canvas.findByText(found)).toBeVisible();
    await expect(rows()).toHaveLength(Math.min(rows().length, unverified.length));
    await expect(await next()).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: new RegExp(`^${t('show.all')}`) }));
    await filled();
    await expect(await next()).toBeEnabled();
  }),
};

export const AllVerified: Story = {
  tags: ['empty'],
  parameters: { screen: { path: '/dashboard?show=unverified' } },
  beforeEach: ({ msw }) => msw.use(userList.allVerified),
  play: play(async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('dashboard.allVerified'))).toBeVisible();
    await expect(canvas.queryAllByRole('rowheader')).toHaveLength(0);
  }),
};

export const NoMatch: Story = {
  tags: ['empty'],
  play: play(async ({ canvas, t, field, filled, next }) => {
    await filled();
    await userEvent.type(await field(), 'zzz');
    const term = await canvas.findByText('zzz', { selector: 'bdi' });
    await expect(term.parentElement).toHaveTextContent(t('dashboard.noMatch', { term: 'zzz' }));
    await expect(canvas.getByText(t('dashboard.found', { smart_count: 0 }))).toHaveAttribute(
      'role',
      'status',
    );
    await expect(await next()).toBeDisabled();
  }),
};

export const SlashLeadsToTheSearch: Story = {
  play: play(async ({ field, filled }) => {
    await filled();
    await userEvent.keyboard('/');
    await expect(await field()).toHaveFocus();
    await expect(await field()).toHaveValue('');
  }),
};

/** The full list is large: nothing requests it before a search is about to begin. */
export const FullListOnIntent: Story = {
  beforeEach: noteRequests,
  play: play(async ({ filled, field, rows }) => {
    await filled();
    await waitFor(() => expect(asked).toEqual(['1', '2']));
    await userEvent.keyboard('/');
    await userEvent.type(await field(), 'noor h');
    await waitFor(() => expect(rows()).toEqual(['Noor Haddad']));
    await userEvent.clear(await field());
    await filled();
    await userEvent.type(await field(), 'noor h');
    await waitFor(() => expect(rows()).toEqual(['Noor Haddad']));
    await expect(asked).toEqual(['1', '2', 'all']);
  }),
};

let sendFullList = () => {};

/** What was typed before the full list has arrived is found as soon as it has. */
export const SearchBeforeFullList: Story = {
  tags: ['whole', 'loading'],
  beforeEach: ({ msw }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    sendFullList = resolve;
    msw.use(userList.fullListAfter(promise));
  },
  play: play(async ({ canvas, t, filled, field, rows }) => {
    await filled();
    await userEvent.type(await field(), 'noor h');
    await expect(await canvas.findByText(t('dashboard.searching'))).toBeVisible();
    await expect(rows()).toEqual([]);
    sendFullList();
    await waitFor(() => expect(rows()).toEqual(['Noor Haddad']));
    await expect(await field()).toHaveFocus();
  }),
};

/** An earlier server does not say how many clients there are: they are counted once they are here. */
export const NotCounted: Story = {
  beforeEach: ({ msw }) => msw.use(userList.uncounted),
  play: play(async ({ canvas, t, filled, field }) => {
    const total = t('dashboard.total', { smart_count: clients.length });
    await filled();
    await expect(canvas.queryByText(total)).toBeNull();
    await userEvent.click(await field());
    await expect(await canvas.findByText(total)).toBeVisible();
  }),
};

export const FullListFailed: Story = {
  tags: ['whole', 'error'],
  parameters: { screen: { path: '/dashboard?q=noor' } },
  beforeEach: ({ msw }) => msw.use(userList.fullListBroken),
  play: play(async ({ canvas, t, rows, retry, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('dashboard.failed'));
    msw.use(userList.filled);
    await userEvent.click(await retry());
    await waitFor(() => expect(rows()).toEqual(['Noor Haddad']));
  }),
};

/** Virtualized: only rows near the viewport are rendered. */
export const TenThousand: Story = {
  beforeEach: ({ msw }) => msw.use(userList.tenThousand),
  play: play(async ({ canvas, rows, listed, field, t }) => {
    await waitFor(() => expect(listed()).toBeGreaterThan(5));
    await canvas.findByText(t('dashboard.total', { smart_count: 10_000 }));
    await fireEvent.change(await field(), { target: { value: 'a' } });
    await waitFor(() =>
      expect(Number(canvas.getByRole('table').getAttribute('aria-rowcount'))).toBeGreaterThan(4000),
    );
    await expect(rows().length).toBeLessThan(60);
  }),
};

export const Extremes: Story = {
  beforeEach: ({ msw }) => msw.use(userList.extremes),
  play: play(async ({ canvas, rows, t }) => {
    await waitFor(() => expect(rows()).toHaveLength(4));
    await expect(canvas.getAllByText(t('table.noPhone')).length).toBeGreaterThan(0);
    // Admins cannot delete their own account.
    await expect(
      canvas.queryByRole('button', { name: t('row.delete', { name: 'Layla Mansour' }) }),
    ).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  }),
};

/** Each row is a line without a box, in the same order. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: play(async ({ canvas, filled }) => {
    await filled();
    await expect(canvas.queryByRole('columnheader')).toBeNull();
    const row = canvas.getByRole('row', { name: /Noor Haddad/ });
    await expect(row.getBoundingClientRect().height).toBeCloseTo(72, -1);
    // Title, search and filters leave room for seven rows of a common phone.
    await expect(row.getBoundingClientRect().top + window.scrollY).toBeLessThanOrEqual(232);
    await expect(row.getBoundingClientRect().width).toBeLessThanOrEqual(360);
  }),
};

/** On a phone, a long user name is cut rather than left out. */
export const LongNamesOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  beforeEach: ({ msw }) => msw.use(userList.extremes),
  play: play(async ({ canvas, rows }) => {
    await waitFor(() => expect(rows()).toHaveLength(4));
    for (const name of canvas.getAllByText(/^@maya-/)) {
      const line = name.parentElement?.getBoundingClientRect();
      if (!line?.width) continue;
      const { left, right } = name.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(line.left);
      await expect(right).toBeLessThanOrEqual(line.right);
    }
  }),
};

/** On a phone, what leads elsewhere is in a menu. */
export const MoreOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: play(async ({ canvas, t, filled, tList, globals }) => {
    const tSession = textOf(sessionTexts, globals);
    await filled();
    await expect(canvas.queryByRole('button', { name: tSession('qr.open') })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: tList('more') }));
    const menu = within(await screen.findByRole('menu', { name: tList('more') }));
    await expect(menu.getByRole('menuitem', { name: t('dashboard.pilots') })).toHaveAttribute(
      'href',
      '/dashboard/pilot-projects',
    );
    const sort = menu.getByRole('menuitem', { name: t('sort.projects') });
    await waitFor(() => expect(sort).toBeVisible());
    await userEvent.click(menu.getByRole('menuitem', { name: tSession('qr.open') }));
    await findDialog('dialog', tSession('qr.open'));
  }),
};

export const DeleteAsked: Story = {
  play: play(async ({ t, context }) => {
    const dialog = await askToDelete(context);
    await expect(dialog.getByRole('heading')).toHaveTextContent(
      t('delete.question', { name: 'Noor Haddad' }),
    );
    const final = dialog.getByText(t('delete.final'));
    await waitFor(() => expect(final).toBeVisible());
    // Projects that other clients share with the client are not deleted.
    const owned = noor.projectsData.filter(({ owner }) => owner === noor._id).length;
    await expect(owned).toBeLessThan(noor.projectsData.length);
    await expect(dialog.getByText(t('delete.projects', { smart_count: owned }))).toBeVisible();
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: uiText('cancel') })).toHaveFocus(),
    );
  }),
};

/** The question stays while the dialog fades out. */
export const DeleteCancelled: Story = {
  play: play(async ({ rows, context }) => {
    const dialog = await askToDelete(context);
    const title = dialog.getByRole('heading');
    const question = title.textContent;
    const seen: string[] = [];
    const observer = new MutationObserver(() => seen.push(title.textContent));
    observer.observe(title, { subtree: true, childList: true, characterData: true });
    await userEvent.click(dialog.getByRole('button', { name: uiText('cancel') }));
    await waitFor(() => expect(title).not.toBeInTheDocument());
    observer.disconnect();
    await expect(seen.filter((text) => text !== question)).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(rows()[0]).toBe('Noor Haddad');
  }),
};

/** Optimistic update: removed before the server has responded. */
export const Deleting: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(deleteUser.never),
  play: play(async ({ canvas, rows, context }) => {
    await deleteNoor(context);
    await waitFor(() => expect(rows()[0]).toBe('خالد العبدالله'));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'خالد العبدالله' })).toHaveFocus());
  }),
};

/** The search is cleared; without another client in it, the heading gets the focus. */
export const Deleted: Story = {
  tags: ['done'],
  parameters: { screen: { path: '/dashboard?q=noor' } },
  play: play(async ({ canvas, field, rows, msw, context }) => {
    const { isInTrash } = undoToast(context);
    await waitFor(() => expect(rows()).toEqual(['Noor Haddad']));
    msw.use(userList.without(noor._id));
    await deleteNoor(context);
    await isInTrash('Noor Haddad');
    await waitFor(async () => expect(await field()).toHaveValue(''));
    await waitFor(() => expect(rows()[0]).toBe('خالد العبدالله'));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  }),
};

/** Another admin has restored the client: the next answer lists them. */
export const RestoredElsewhere: Story = {
  play: play(async ({ rows, msw, context }) => {
    const { shown } = await sortByHead(context, 'projects');
    msw.use(userList.without(noor._id));
    await deleteNoor(context);
    await undoToast(context).isInTrash('Noor Haddad');
    await waitFor(() => expect(rows()).not.toContain('Noor Haddad'));
    msw.use(userList.filled);
    await userEvent.click(shown);
    await waitFor(() => expect(rows()).toContain('Noor Haddad'));
  }),
};

/** The next row of a search keeps the focus when its search is cleared, and the heading gets it if the row is on another page. */
export const DeletedInASearch: Story = {
  parameters: { screen: { path: '/dashboard?q=haddad' } },
  play: play(async ({ canvas, field, rows, msw, context }) => {
    await waitFor(() => expect(rows()[0]).toBe('Noor Haddad'));
    const next = rows()[1] ?? '';
    msw.use(userList.without(noor._id));
    await deleteNoor(context);
    await waitFor(async () => expect(await field()).toHaveValue(''));
    await waitFor(() => expect(rows()[0]).toBe('خالد العبدالله'));
    const heading = canvas.getByRole('heading', { level: 1 });
    const row = canvas.queryByRole('link', { name: next });
    await waitFor(() => expect(row ?? heading).toHaveFocus());
  }),
};

/** The clients are chosen again in the navigation: the field shows what the URL says. */
export const SearchLeft: Story = {
  parameters: { screen: { path: '/dashboard?q=noor' } },
  play: play(async ({ canvas, field, rows }) => {
    await waitFor(() => expect(rows()).toEqual(['Noor Haddad']));
    const [link] = canvas
      .getAllByRole('link')
      .filter((each) => each.getAttribute('href') === '/dashboard');
    if (link === undefined) throw new Error('Nothing leads to the clients');
    await userEvent.click(link);
    await waitFor(async () => expect(await field()).toHaveValue(''));
    await waitFor(() => expect(rows().length).toBeGreaterThan(5));
    // Longer than the URL waits for typing.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(await field()).toHaveValue('');
  }),
};

/** The row is back, although its deletion has succeeded. */
export const DeletionUndone: Story = {
  tags: ['done'],
  play: play(async ({ rows, filled, msw, context }) => {
    const { undo, isRestored } = undoToast(context);
    await filled();
    msw.use(userList.without(noor._id));
    await deleteNoor(context);
    const button = await undo();
    msw.use(userList.filled);
    await userEvent.click(button);
    await isRestored('Noor Haddad');
    await waitFor(() => expect(rows()[0]).toBe('Noor Haddad'));
  }),
};

export const UndoSlow: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(restoreTrash.never),
  play: async (context) => {
    const { undo, isRestoring } = undoToast(context);
    await deleteNoor(context);
    await userEvent.click(await undo());
    await isRestoring('Noor Haddad');
  },
};

/** Another admin has deleted it permanently: it cannot be tried again. */
export const UndoTooLate: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(restoreTrash.gone),
  play: async (context) => {
    const { undo, hasFailed, retries } = undoToast(context);
    await deleteNoor(context);
    await userEvent.click(await undo());
    await hasFailed('Noor Haddad');
    await expect(retries()).toBeNull();
  },
};

export const UndoOffline: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(restoreTrash.unreachable),
  play: async (context) => {
    const { undo, hasFailed, retries, isRestored } = undoToast(context);
    await deleteNoor(context);
    await userEvent.click(await undo());
    await hasFailed('Noor Haddad');
    context.msw.use(restoreTrash.done);
    await userEvent.click(retries() ?? document.body);
    await isRestored('Noor Haddad');
  },
};

/** The cached list remains visible while a newer one loads. */
export const RefreshPending: Story = {
  play: play(async ({ canvas, t, rows, filled, msw, context }) => {
    const { isInTrash } = undoToast(context);
    await filled();
    msw.use(userList.never);
    await deleteNoor(context);
    await isInTrash('Noor Haddad');
    await expect(rows()[0]).toBe('خالد العبدالله');
    await expect(canvas.queryByText(t('dashboard.loading'))).toBeNull();
  }),
};

export const DeleteFailed: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(deleteUser.serverError),
  play: play(async ({ canvas, t, filled, context }) => {
    await deleteNoor(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('delete.failed', { name: 'Noor Haddad' }),
    );
    await filled();
  }),
};

export const OfAClient: Story = {
  tags: ['forbidden'],
  beforeEach: ({ msw }) => msw.use(currentUser.client),
  play: async ({ canvas }) => {
    const elsewhere = await canvas.findByTestId('elsewhere');
    await expect(elsewhere).toHaveTextContent('/unauthorized');
    await expect(elsewhere).toHaveAttribute('data-state', '{"err":"unauthorized"}');
  },
};
