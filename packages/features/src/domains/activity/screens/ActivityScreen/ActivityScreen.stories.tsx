import { activity, activityFilters } from '@jawla/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { problemTexts } from '#core/http';
import { type Context, playWith, remoteStories, screenMeta, type Story, textOf } from '#testing';
import { features } from '../../overview.page';
import { activityTexts } from '../../activity.texts';
import { ActivityScreen } from './ActivityScreen';

const meta = {
  title: 'Screens/Admin/Activity',
  tags: ['whole'],
  ...screenMeta({ page: 'activity', screen: ActivityScreen, features, as: 'admin' }),
};

export default meta;

function page({ canvas, globals }: Context) {
  const t = textOf(activityTexts, globals);
  return {
    t,
    tProblem: textOf(problemTexts, globals),
    count: (smart_count: number) => canvas.findByText(t('count', { smart_count })),
    rows: () => canvas.getAllByRole('listitem').filter((row) => row.querySelector('time')),
    choose: async (label: string, name: string) => {
      await userEvent.type(canvas.getByRole('combobox', { name: label }), name);
      await userEvent.click(await canvas.findByRole('option', { name: new RegExp(name) }));
    },
    older: () => canvas.findByRole('button', { name: t('older') }),
  };
}

const play = playWith(page);

const remote = remoteStories({
  answers: activity,
  says: (context, state) => page(context).t(state),
  shown: (context) => page(context).count(9),
});

export const Loading: Story = { tags: ['loading'], ...remote.loading };
export const Failed: Story = { tags: ['error'], ...remote.failed };
export const Offline: Story = { tags: ['offline'], ...remote.offline };

export const Slow: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(activity.slow),
  play: play(async ({ t, count, canvas }) => {
    await expect(await canvas.findByText(t('loading'))).toBeInTheDocument();
    await waitFor(async () => expect(await count(9)).toBeVisible(), { timeout: 5000 });
  }),
};

export const Empty: Story = {
  tags: ['empty'],
  beforeEach: ({ msw }) => msw.use(activity.none),
  play: play(async ({ t, canvas }) => {
    await expect(await canvas.findByText(t('empty'))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('download') })).toBeNull();
  }),
};

/** What still exists is a link, what is gone is a text. */
export const Filled: Story = {
  play: play(async ({ t, count, rows, canvas }) => {
    await expect(await count(9)).toBeVisible();
    const [dates, tour, access] = rows().map((row) => within(row));
    await expect(dates?.getByText('Sara Mansour')).toBeVisible();
    await expect(dates?.getByText(t('field.subDate'))).toBeVisible();
    await expect(dates?.getByRole('link', { name: 'Wadi Offices' })).toHaveAttribute(
      'href',
      '/dashboard/noor/project/p-offices',
    );
    await expect(tour?.getByText(/20/, { selector: 'time[datetime="2026-11-20"]' })).toBeVisible();
    await expect(access?.getByText('خالد منصور')).toBeVisible();
    await expect(canvas.getByText('Old Pavilion')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Old Pavilion' })).toBeNull();
    await expect(canvas.getByText(t('actor.job'))).toBeVisible();
    const heights = rows().map((row) => Math.round(row.getBoundingClientRect().height));
    await expect(new Set(heights)).toEqual(new Set([60]));
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: t('download') })).toHaveAttribute(
      'href',
      '/files/activity.csv',
    );
  }),
};

const NOTE_ACTIONS = ['note.created', 'note.done', 'note.opened', 'note.deleted'] as const;

/** A guest has no account, which the name says. */
export const NotesOfAGuest: Story = {
  beforeEach: ({ msw }) => msw.use(activity.byGuest),
  play: play(async ({ t, count, rows }) => {
    await count(4);
    for (const [at, action] of NOTE_ACTIONS.entries()) {
      const actor = t('actor.guest', { name: 'Samer Odeh' });
      const thing = at % 2 === 0 ? 'Wadi Offices' : 'فيلا الأمانة';
      const sentence = t(action, { actor, number: '31', thing });
      await expect(rows()[at]).toHaveTextContent(sentence);
    }
  }),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: play(async ({ count, rows }) => {
    await count(9);
    const heights = rows().map((row) => Math.round(row.getBoundingClientRect().height));
    await expect(new Set(heights)).toEqual(new Set([72]));
    const [first] = rows();
    await expect((first?.getBoundingClientRect().top ?? 0) + window.scrollY).toBeLessThanOrEqual(
      232,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  }),
};

export const Filtered: Story = {
  beforeEach: ({ msw }) => msw.use(activity.filtered),
  play: play(async ({ t, count, choose, canvas }) => {
    await count(9);
    await choose(t('filter.person'), 'Sara');
    await expect(await count(4)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: t('filter.person') })).toHaveFocus();
    await choose(t('filter.thing'), 'Wadi');
    await expect(await count(2)).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('download') })).toHaveAttribute(
      'href',
      '/files/activity.csv?person=u-sara&thing=p-offices',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('filter.clear') }));
    await expect(await count(9)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  }),
};

export const NothingFound: Story = {
  tags: ['empty'],
  beforeEach: ({ msw }) => msw.use(activity.filtered),
  play: play(async ({ t, count, choose, canvas }) => {
    await count(9);
    await choose(t('filter.person'), 'Noor');
    await choose(t('filter.thing'), 'Pavilion');
    await expect(await canvas.findByText(t('empty.filtered'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('filter.clear') })).toBeVisible();
  }),
};

/** Without the choices, the list is still there. */
export const FiltersFailed: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(activityFilters.serverError),
  play: play(async ({ count }) => {
    await expect(await count(9)).toBeVisible();
  }),
};

export const Older: Story = {
  beforeEach: ({ msw }) => msw.use(activity.paged),
  play: play(async ({ t, count, older, canvas }) => {
    await expect(await count(5)).toBeVisible();
    await userEvent.click(await older());
    await expect(await count(9)).toBeVisible();
    await waitFor(() => expect(canvas.getByText(t('older.none'))).toHaveFocus());
  }),
};

export const OlderFailed: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(activity.paged),
  play: play(async ({ tProblem, count, older, canvas, msw }) => {
    const button = await older();
    msw.use(activity.unreachable);
    await userEvent.click(button);
    await expect(await canvas.findByText(tProblem('offline'))).toBeVisible();
    await expect(await count(5)).toBeVisible();
    msw.use(activity.paged);
    await userEvent.click(canvas.getByRole('button', { name: tProblem('retry') }));
    await expect(await count(9)).toBeVisible();
  }),
};
