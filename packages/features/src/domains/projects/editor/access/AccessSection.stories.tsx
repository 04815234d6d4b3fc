import { addAccess, deleteAccess, emailAccess, storedAccess, usersEmail } from '@jawla/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type Context, playWith, type Story } from '#testing';
import { editor, editorMeta, toursKnown } from '../testing/editorStories';

const meta = {
  title: 'Screens/Admin/Edit project/Access',
  tags: ['whole'],
  ...editorMeta(),
};

export default meta;

const play = playWith(editor);

async function search(context: Context) {
  await userEvent.type(await editor(context).search(), 'sara');
}

export const Loading: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(emailAccess.never),
  play: play(async ({ canvas, t, name }) => {
    await name();
    await expect(canvas.getByText(t('access.loading'))).toBeVisible();
  }),
};

export const Empty: Story = {
  tags: ['empty'],
  play: play(async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('access.empty'))).toBeVisible();
  }),
};

export const List: Story = {
  beforeEach: ({ msw }) => msw.use(emailAccess.three),
  play: play(async ({ canvas, t }) => {
    const list = await canvas.findByRole('list', { name: t('access.list') });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(list).getByText('khalid@example.com')).toHaveAttribute('dir', 'ltr');
  }),
};

export const Failed: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(emailAccess.serverError),
  play: play(async ({ canvas, t, msw, search }) => {
    await expect(await canvas.findByText(t('access.failed'))).toBeVisible();
    msw.use(emailAccess.empty);
    await userEvent.click(canvas.getByRole('button', { name: t('access.retry') }));
    await expect(await canvas.findByText(t('access.empty'))).toBeVisible();
    // The button that was pressed is gone.
    await expect(document.activeElement).toContainElement(await search());
    await expect(document.body).not.toHaveFocus();
  }),
};

export const Searching: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(usersEmail.never),
  play: play(async ({ canvas, t, context }) => {
    await search(context);
    await expect(canvas.getByText(t('access.searching'))).toBeVisible();
  }),
};

/** Users who have access already are omitted. */
export const Results: Story = {
  beforeEach: ({ msw }) => msw.use(emailAccess.three),
  play: play(async ({ canvas, t, context }) => {
    await search(context);
    const results = await canvas.findByRole('list', { name: t('access.results') });
    await expect(within(results).getAllByRole('listitem')).toHaveLength(1);
    await expect(within(results).getByText('sara@example.com')).toBeVisible();
  }),
};

export const ManyResults: Story = {
  beforeEach: ({ msw }) => msw.use(usersEmail.many),
  play: play(async ({ canvas, t, context }) => {
    await search(context);
    const results = await canvas.findByRole('list', { name: t('access.results') });
    await expect(within(results).getAllByRole('listitem')).toHaveLength(20);
    await expect(results.getBoundingClientRect().height).toBeLessThanOrEqual(160);
    await expect(results.scrollHeight).toBeGreaterThan(results.clientHeight);
  }),
};

/** With unsaved changes the save bar covers the end of the window, but not the search results. */
export const ResultsAboveSaveBar: Story = {
  beforeEach: ({ msw }) => msw.use(usersEmail.many),
  play: play(async ({ canvas, t, name, context }) => {
    await userEvent.type(await name(), ' 2');
    const save = await canvas.findByRole('button', { name: t('editor.save') });
    // The field is at the end of the window, where the results would be below the fold.
    const field = await editor(context).search();
    field.scrollIntoView({ block: 'end' });
    await search(context);
    const results = await canvas.findByRole('list', { name: t('access.results') });
    await waitFor(() =>
      expect(results.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        save.getBoundingClientRect().top,
      ),
    );
  }),
};

/** Addresses that are typed one after the other: each is taken at its comma. */
export const TypedWithCommas: Story = {
  beforeEach: ({ msw }) => msw.use(addAccess.unknown),
  play: play(async ({ canvas, t, context }) => {
    const field = await editor(context).search();
    await userEvent.type(field, 'sara@example.com, omar@example.com،');
    const list = await canvas.findByRole('list', { name: t('access.list') });
    await expect(await within(list).findByText('sara@example.com')).toBeVisible();
    await expect(await within(list).findByText('omar@example.com')).toBeVisible();
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'someone, ');
    await expect(field).toHaveValue('someone, ');
  }),
};

export const NoResults: Story = {
  tags: ['empty'],
  beforeEach: ({ msw }) => msw.use(usersEmail.none),
  play: play(async ({ canvas, t, context }) => {
    await search(context);
    await expect(await canvas.findByText(t('access.noResults'))).toBeVisible();
  }),
};

export const SearchFailed: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(usersEmail.serverError),
  play: play(async ({ canvas, t, context }) => {
    await search(context);
    await expect(await canvas.findByText(t('access.searchFailed'))).toBeVisible();
  }),
};

async function giveAccess(context: Context) {
  const { canvas, t } = editor(context);
  await search(context);
  const email = 'sara@example.com';
  await userEvent.click(await canvas.findByRole('button', { name: t('access.add', { email }) }));
  return canvas.findByRole('list', { name: t('access.list') });
}

export const Adding: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(addAccess.never),
  play: play(async ({ t, context }) => {
    const list = await giveAccess(context);
    await expect(within(list).getByText(t('access.adding'))).toBeVisible();
  }),
};

export const NotAdded: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(addAccess.serverError),
  play: play(async ({ t, canvas, context }) => {
    const list = await giveAccess(context);
    await expect(await within(list).findByText(t('access.unsure'))).toBeVisible();
    // A row that was never saved is removed without confirmation.
    await userEvent.click(
      within(list).getByRole('button', { name: t('access.remove', { email: 'sara@example.com' }) }),
    );
    await expect(await canvas.findByText(t('access.empty'))).toBeVisible();
    await giveAccess(context);
  }),
};

/** The person's row is there, once the list is loaded again. */
export const HadAccess: Story = {
  beforeEach: ({ msw }) => msw.use(addAccess.already),
  play: play(async ({ t, canvas, context }) => {
    await giveAccess(context);
    await expect(await canvas.findByText(t('access.hadOne'))).toBeVisible();
    await expect(canvas.queryByText(t('access.notSaved'))).toBeNull();
  }),
};

/** The row says why. */
export const Refused: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(addAccess.refused),
  play: play(async ({ t, context }) => {
    const list = await giveAccess(context);
    const message = await within(list).findByRole('alert');
    await expect(message).not.toHaveTextContent(t('access.notSaved'));
    await expect(message).toHaveTextContent(/staff|الموظفين/);
    await expect(within(list).queryByRole('button', { name: t('access.retry') })).toBeNull();
  }),
};

/** The focus stays in the row, whether it works this time or not. */
export const TriedAgain: Story = {
  tags: ['done'],
  beforeEach: ({ msw }) => msw.use(addAccess.serverError),
  play: play(async ({ t, msw, context }) => {
    const list = await giveAccess(context);
    const retry = () => within(list).findByRole('button', { name: t('access.retry') });
    const remove = within(list).getByRole('button', {
      name: t('access.remove', { email: 'sara@example.com' }),
    });
    (await retry()).focus();
    await userEvent.keyboard('{Enter}');
    await expect(remove).toHaveFocus();
    await retry();
    await expect(remove).toHaveFocus();
    msw.use(...storedAccess());
    await userEvent.click(await retry());
    await waitFor(() => expect(within(list).queryByText(t('access.adding'))).toBeNull());
    await expect(within(list).getByText('sara@example.com')).toBeVisible();
    await expect(remove).toHaveFocus();
  }),
};

export const Added: Story = {
  tags: ['done'],
  beforeEach: ({ msw }) => msw.use(...storedAccess()),
  play: play(async ({ t, context }) => {
    const list = await giveAccess(context);
    await waitFor(() => expect(within(list).queryByText(t('access.adding'))).toBeNull());
    await expect(within(list).getByText('sara@example.com')).toBeVisible();
  }),
};

async function takeAccess(context: Context) {
  const { canvas, t } = editor(context);
  const email = 'khalid@example.com';
  await userEvent.click(await canvas.findByRole('button', { name: t('access.remove', { email }) }));
}

export const Removing: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(emailAccess.three, deleteAccess.never),
  play: play(async ({ canvas, t, context }) => {
    await takeAccess(context);
    await expect(await canvas.findByText(t('access.removing'))).toBeVisible();
  }),
};

/** The focus moves to the next person, and to the search after the last. */
export const RemovedByKeyboard: Story = {
  beforeEach: ({ msw }) => msw.use(emailAccess.three),
  play: play(async ({ canvas, t, msw, context }) => {
    const list = await canvas.findByRole('list', { name: t('access.list') });
    // The list as edited stays: an answer of the mock would bring the removed people back.
    msw.use(emailAccess.never);
    within(list).getAllByRole('button')[0]?.focus();
    for (const left of [2, 1]) {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(left));
      await waitFor(() =>
        expect(within(list).getAllByRole('button')).toContain(document.activeElement),
      );
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await editor(context).search()).toHaveFocus());
  }),
};

export const AddedByKeyboard: Story = {
  play: play(async ({ canvas, t, context }) => {
    await search(context);
    const email = 'sara@example.com';
    const result = await canvas.findByRole('button', { name: t('access.add', { email }) });
    result.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await editor(context).search()).toHaveFocus());
  }),
};

export const NotRemoved: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(emailAccess.three, deleteAccess.refused),
  play: play(async ({ canvas, context }) => {
    await takeAccess(context);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  }),
};

export const NotReached: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(emailAccess.three, deleteAccess.unreachable),
  play: play(async ({ canvas, t, context }) => {
    await toursKnown(context);
    await takeAccess(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('access.wrong'));
  }),
};

export const SeveralPasted: Story = {
  beforeEach: ({ msw }) => msw.use(...storedAccess()),
  play: play(async ({ canvas, t, context }) => {
    await userEvent.click(await editor(context).search());
    await userEvent.paste('Sara <sara@example.com>; omar@example.com,\n noor@example.com');
    const list = await canvas.findByRole('list', { name: t('access.list') });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  }),
};

/** What became of each address is in the list, and of all below the field; those that failed can be tried again. */
export const SeveralOutcomes: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(addAccess.mixed),
  play: play(async ({ canvas, t, msw, context }) => {
    await userEvent.click(await editor(context).search());
    await userEvent.paste(
      'sara@example.com\nkhalid@example.com، lina@example.com؛ one@example.com, two@example.com',
    );
    const report = await canvas.findByText(new RegExp(t('access.given', { smart_count: 1 })));
    await expect(report).toHaveTextContent(t('access.had', { smart_count: 1 }));
    await expect(report).toHaveTextContent(t('access.noAccounts', { smart_count: 1 }));
    await expect(report).toHaveTextContent(t('access.unsureGiven', { smart_count: 2 }));
    await expect(canvas.getAllByText(t('access.unsure'))).toHaveLength(2);
    await expect(canvas.getAllByText(t('access.noAccount'))).toHaveLength(1);
    msw.use(addAccess.done);
    await userEvent.click(canvas.getByRole('button', { name: t('access.retryAll') }));
    await canvas.findByText(new RegExp(t('access.given', { smart_count: 2 })));
  }),
};

/** A typed list is split like a pasted one. What is no address stays in the field. */
export const SeveralTyped: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(addAccess.unknown),
  play: play(async ({ canvas, t, context }) => {
    const field = await editor(context).search();
    await userEvent.type(field, 'sara@example.com, omar@example; lina@example.com{Enter}');
    const list = await canvas.findByRole('list', { name: t('access.list') });
    for (const added of ['sara@example.com', 'lina@example.com']) {
      await expect(await within(list).findByText(added)).toBeVisible();
    }
    await expect(await canvas.findByText(t('access.notAddress', { smart_count: 1 }))).toBeVisible();
    await expect(field).toHaveValue('omar@example');
  }),
};

/** Admins see the names. */
export const Names: Story = {
  beforeEach: ({ msw }) => msw.use(emailAccess.named, usersEmail.named),
  play: play(async ({ canvas, t, context }) => {
    const list = await canvas.findByRole('list', { name: t('access.list') });
    await expect(within(list).getByText('خالد العبدالله')).toBeVisible();
    await search(context);
    const name = t('access.addNamed', { person: 'Sara Ali sara@example.com' });
    await expect(await canvas.findByRole('button', { name })).toHaveTextContent('Sara Ali');
  }),
};

/** The address goes to the page that creates a client. */
export const AccountCreated: Story = {
  beforeEach: ({ msw }) => msw.use(addAccess.unknown),
  play: play(async ({ canvas, t, context }) => {
    const list = await giveAccess(context);
    await expect(await within(list).findByText(t('access.noAccount'))).toBeVisible();
    const email = '\u2066sara@example.com\u2069';
    await expect(
      within(list).getByRole('button', { name: t('access.sendGuestLink', { email }) }),
    ).toBeVisible();
    await userEvent.click(within(list).getByRole('button', { name: t('access.createAccount') }));
    const elsewhere = await canvas.findByTestId('elsewhere');
    await expect(elsewhere).toHaveTextContent('/dashboard/create-user');
    await expect(elsewhere.dataset['state']).toBe('{"email":"sara@example.com"}');
  }),
};
