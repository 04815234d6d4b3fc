import { allGuestLinks, endGuestLinks } from '@jawla/mocks';
import { listedGuestLinks } from '@jawla/mocks/fixtures';
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
  windowOf,
} from '#testing';
import { features } from '../../all.page';
import { allLinksTexts } from '../../all/allLinks.texts';
import { GuestLinksScreen } from './GuestLinksScreen';

const meta = {
  title: 'Screens/Admin/Guest links',
  tags: ['whole'],
  ...screenMeta({
    page: 'guestLinks',
    screen: GuestLinksScreen,
    features,
    as: 'admin',
    answers: [allGuestLinks.filled],
  }),
};

export default meta;

const NOTE = listedGuestLinks.contractor.note;

function page({ canvas, globals }: Context) {
  const t = textOf(allLinksTexts, globals);
  return {
    t,
    filled: () => canvas.findByText(NOTE),
    /** The row that has a text. */
    row: async (text: string) => {
      const row = (await canvas.findByText(text)).closest('[role=row]');
      if (!(row instanceof HTMLElement)) throw new Error(`No row has ${text}.`);
      return within(row);
    },
    state: () => canvas.getByRole('combobox', { name: t('filter.state') }),
  };
}

const play = playWith(page);

const remote = remoteStories({
  answers: allGuestLinks,
  says: (context, state) => page(context).t(state),
  shown: (context) => page(context).filled(),
});

export const Loading: Story = { tags: ['loading'], ...remote.loading };
export const Failed: Story = { tags: ['error'], ...remote.failed };
export const Offline: Story = { tags: ['offline'], ...remote.offline };

export const Empty: Story = {
  tags: ['empty'],
  beforeEach: ({ msw }) => msw.use(allGuestLinks.none),
  play: play(async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('empty'))).toBeVisible();
  }),
};

/** Somebody guesses the passcode of a link. */
export const Guessed: Story = {
  beforeEach: ({ msw }) => msw.use(allGuestLinks.guessed),
  play: play(async ({ t, row }) => {
    await expect((await row('For the bank')).getByText(t('state.manyWrongCodes'))).toBeVisible();
  }),
};

/** Links of people who are there, suspended, removed, and of whom no name was kept. */
export const Filled: Story = {
  play: play(async ({ t, row, canvas }) => {
    await expect((await row('Bank')).getByText(t('maker.removed'))).toBeVisible();
    await expect((await row('Bank')).getByText(/Maya Guadalupe/)).toBeVisible();
    await expect(canvas.getByText(t('maker.unknown'))).toBeVisible();
    // Nothing can be done with a revoked link.
    const buttons = canvas.getAllByRole('button', { name: /Revoke the link|إبطال رابط/ });
    await expect(buttons).toHaveLength(4);
  }),
};

/** On a tablet, all columns are in sight. */
export const OnATablet: Story = {
  ...windowOf(768, 1024),
  play: play(async ({ filled, canvas, t }) => {
    await filled();
    const table = canvas.getByRole('table').getBoundingClientRect();
    for (const button of canvas.getAllByRole('button', { name: /Revoke the link|إبطال رابط/ })) {
      const { left, right } = button.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(Math.max(0, table.left));
      await expect(right).toBeLessThanOrEqual(Math.min(window.innerWidth, table.right));
    }
    await expect(canvas.getByRole('columnheader', { name: t('table.maker') })).toBeVisible();
  }),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: play(async ({ filled, canvas }) => {
    await filled();
    await expect(canvas.getAllByRole('rowheader')[0]).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  }),
};

/** By state and by who made them; what matches nothing is said, and the filter cleared. */
export const Filtered: Story = {
  tags: ['empty'],
  play: play(async ({ t, filled, state, row, canvas }) => {
    await filled();
    const maker = canvas.getByRole('combobox', { name: t('filter.maker') });
    await userEvent.click(maker);
    await userEvent.type(maker, 'Omar');
    await userEvent.click(await canvas.findByRole('option', { name: 'Omar Nasser' }));
    await waitFor(() => expect(canvas.queryByText(NOTE)).toBeNull());
    await row(listedGuestLinks.suspended.note);
    await userEvent.selectOptions(state(), 'revoked');
    await expect(await canvas.findByText(t('empty.filtered'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('filter.clear') }));
    await expect(await filled()).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  }),
};

export const Pages: Story = {
  beforeEach: ({ msw }) => msw.use(allGuestLinks.threePages),
  play: async ({ canvas }) => {
    await canvas.findByText('Link 1');
    await userEvent.click(canvas.getByRole('button', { name: uiText('next') }));
    await expect(await canvas.findByText('Link 21')).toBeVisible();
    await expect(canvas.queryByText('Link 1')).toBeNull();
  },
};

/** The page does not exist: the last one is shown. */
export const PageThatVanished: Story = {
  parameters: { screen: { path: '/guest-links?page=1000' } },
  beforeEach: ({ msw }) => msw.use(allGuestLinks.threePages),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Link 60')).toBeVisible();
  },
};

/** The page before stays with its caption, which has the focus, and its pager. */
export const NextPageLoading: Story = {
  beforeEach: ({ msw }) => msw.use(allGuestLinks.threePages),
  play: play(async ({ t, canvas, msw }) => {
    await canvas.findByText('Link 1');
    const next = canvas.getByRole('button', { name: uiText('next') });
    next.focus();
    msw.use(allGuestLinks.never);
    await userEvent.keyboard('{Enter}');
    const caption = await canvas.findByText(t('loading'));
    await expect(canvas.getByText('Link 1')).toBeVisible();
    await expect(next).toBeVisible();
    await expect(document.activeElement).toContainElement(caption);
  }),
};

async function endSelected(context: Context) {
  const { t, filled } = page(context);
  const { canvas } = context;
  await filled();
  await userEvent.click(canvas.getByRole('checkbox', { name: t('select.all') }));
  const bar = within(await canvas.findByRole('group', { name: t('selected') }));
  await userEvent.click(bar.getByRole('button', { name: t('end.selected', { smart_count: 4 }) }));
  return findDialog('alertdialog');
}

export const Asking: Story = {
  play: play(async ({ t, context }) => {
    const dialog = await endSelected(context);
    await waitFor(() => expect(dialog.getByText(t('end.text'))).toBeVisible());
    await expect(dialog.getByText(t('end.question', { smart_count: 4 }))).toBeVisible();
  }),
};

export const EndsSeveral: Story = {
  tags: ['done'],
  beforeEach: ({ msw }) => msw.use(endGuestLinks.done),
  play: play(async ({ t, canvas, msw, context }) => {
    const dialog = await endSelected(context);
    msw.use(allGuestLinks.revoked);
    const yes = t('end.selected', { smart_count: 4 });
    await userEvent.click(dialog.getByRole('button', { name: yes }));
    await expect(await canvas.findByText(t('ended', { smart_count: 4 }))).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('group', { name: t('selected') })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  }),
};

export const Ending: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(endGuestLinks.never),
  play: play(async ({ t, row, canvas }) => {
    const end = (await row('Bank')).getByRole('button');
    await userEvent.click(end);
    const dialog = await findDialog('alertdialog');
    const yes = t('end.selected', { smart_count: 1 });
    await userEvent.click(dialog.getByRole('button', { name: yes }));
    await expect(await canvas.findByText(t('ending'))).toBeInTheDocument();
    await waitFor(() => expect(end).toBeDisabled());
  }),
};

export const NotEnded: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(endGuestLinks.serverError),
  play: play(async ({ t, canvas, filled, context }) => {
    const dialog = await endSelected(context);
    const yes = t('end.selected', { smart_count: 4 });
    await userEvent.click(dialog.getByRole('button', { name: yes }));
    await expect(await canvas.findByText(new RegExp(t('endFailed')))).toBeVisible();
    await expect(await filled()).toBeVisible();
  }),
};
