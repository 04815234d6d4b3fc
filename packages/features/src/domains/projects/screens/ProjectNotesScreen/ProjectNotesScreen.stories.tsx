import type { Note } from '@jawla/contract';
import { buildingNotes, currentUser, notes, project } from '@jawla/mocks';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { problemTexts } from '#core/http';
import { formatDay } from '#core/i18n';
import { notesTexts } from '#notes';
import {
  type Context,
  languageOf,
  playWith,
  remoteStories,
  screenMeta,
  type Story,
  textOf,
  windowOf,
} from '#testing';
import { features } from '../../notes.page';
import { ProjectNotesScreen } from './ProjectNotesScreen';

const PATH = '/notes/p-offices';

/** All notes of a project: by room, to be filtered, printed and taken along. */
const meta = {
  title: 'Screens/Client/All notes',
  tags: ['whole'],
  ...screenMeta({
    page: 'notes',
    path: PATH,
    screen: ProjectNotesScreen,
    features,
    answers: [notes.filled],
  }),
};

export default meta;

const at = (query: string) => ({ screen: { path: `${PATH}${query}` } });
const { crack, curtains, door, done, stain } = buildingNotes;

function page({ canvas, globals }: Context) {
  const t = textOf(notesTexts, globals);
  const table = () => canvas.findByRole('table', { name: t('title') });
  return {
    t,
    table,
    row: (number: number) =>
      canvas.findByRole('link', {
        name: new RegExp(`^${t('row.name', { number: String(number), line: '' }).trim()}`),
      }),
    rooms: async () =>
      within(await table())
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent),
    numbers: async () =>
      within(await table())
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')?.replace('/n/k7m4q-', '')),
    filter: (name: 'open' | 'done' | 'mine') =>
      canvas.findByRole('radio', { name: new RegExp(t(`filter.${name}`)) }),
    date: () => canvas.findByRole('combobox', { name: t('report.date') }),
    search: () => canvas.findByRole('searchbox', { name: t('search') }),
    csv: () => canvas.findByRole('button', { name: t('report.csv') }),
  };
}

const play = playWith(page);

/** Rooms in natural order, those without a place last; the newest number first. */
export const Open: Story = {
  play: play(async ({ canvas, t, rooms, numbers, row }) => {
    await row(31);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Wadi Offices');
    await expect(await rooms()).toEqual(['Courtyard', 'Hall', t('row.noPlace')]);
    await expect(await numbers()).toEqual(['31', '28', '40', '27']);
    await expect(await row(31)).toHaveAttribute('href', '/n/k7m4q-31');
  }),
};

/** In columns on wide windows. */
export const Wide: Story = {
  ...windowOf(1280, 900),
  play: play(async ({ canvas, t, row }) => {
    const line = within((await row(27)).closest('tr') ?? document.body);
    await expect(line.getByText(t('report.overdue'))).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: t('report.number') })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: t('report.author') })).toBeVisible();
  }),
};

/** Facts below the first line; nothing is cut, and nothing scrolls sideways. */
export const Phone: Story = {
  ...windowOf(390, 844),
  tags: ['phone'],
  play: play(async ({ canvas, t, row, globals }) => {
    const line = within((await row(27)).closest('tr') ?? document.body);
    const due = formatDay('2024-09-20', languageOf(globals));
    await expect(line.getAllByText(due)[0]).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: t('report.author') })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  }),
};

/** At 400 % text. */
export const Narrow: Story = {
  ...windowOf(320, 640),
  play: play(async ({ row }) => {
    await expect(await row(31)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  }),
};

/** Filter, date and search, as the address has them. */
export const OpenedByAddress: Story = {
  parameters: at('?show=mine&date=2024-09-15&q=crack'),
  play: play(async ({ numbers, date, search, filter }) => {
    await expect(await filter('mine')).toBeChecked();
    await expect(await date()).toHaveValue('2024-09-15');
    await expect(await search()).toHaveValue('crack');
    await expect(await numbers()).toEqual(['31']);
  }),
};

export const Filtered: Story = {
  play: play(async ({ filter, numbers, date }) => {
    await userEvent.click(await filter('done'));
    await waitFor(async () => expect(await numbers()).toEqual(['26']));
    await userEvent.click(await filter('open'));
    await userEvent.selectOptions(await date(), '2024-02-01');
    await waitFor(async () => expect(await numbers()).toEqual(['28']));
    await expect(await date()).toHaveFocus();
  }),
};

/** In any spelling, and in names of people and rooms. */
export const Searched: Story = {
  play: play(async ({ canvas, t, search, numbers }) => {
    await userEvent.type(await search(), 'الستاير المعتمده');
    await waitFor(async () => expect(await numbers()).toEqual(['28']));
    await waitFor(() =>
      expect(canvas.getAllByText(t('found', { smart_count: 1 })).length).toBeGreaterThan(0),
    );
  }),
};

/** Clear search brings the list back, and keeps the focus. */
export const NoMatch: Story = {
  tags: ['empty'],
  parameters: at('?q=elevator'),
  play: play(async ({ canvas, t, row, search }) => {
    await expect(await canvas.findByText(/elevator/)).toBeVisible();
    // The first one is in the field.
    const [, clear] = canvas.getAllByRole('button', { name: t('clearSearch') });
    await userEvent.click(clear ?? document.body);
    await expect(await row(31)).toBeVisible();
    await expect(await search()).toHaveFocus();
  }),
};

/** None that the filter leaves: nothing to print. */
export const NoneDone: Story = {
  tags: ['empty'],
  parameters: at('?show=done'),
  beforeEach: ({ msw }) => msw.use(notes.of([crack])),
  play: play(async ({ canvas, t, csv }) => {
    await expect(await canvas.findByText(t('empty.done'))).toBeVisible();
    await expect(await csv()).toBeDisabled();
  }),
};

/** Neither filters nor actions. */
export const Empty: Story = {
  tags: ['empty'],
  beforeEach: ({ msw }) => msw.use(notes.none),
  play: play(async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('empty.title'))).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: t('report.csv') })).toBeNull();
  }),
};

/** What the page shows, as a file. */
export const Downloaded: Story = {
  tags: ['done'],
  parameters: at('?show=done'),
  play: play(async ({ t, csv }) => {
    const blobs: Blob[] = [];
    const made = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return '#';
    });
    await userEvent.click(await csv());
    await waitFor(() => expect(blobs).toHaveLength(1));
    made.mockRestore();
    const lines = ((await blobs[0]?.text()) ?? '').split('\r\n');
    await expect(lines).toHaveLength(3);
    await expect(lines[0]).toContain(`"${t('report.number')}"`);
    await expect(lines[1]).toMatch(/^"26",.*Socket missing at desk 7","Hall","2024-09-15"/);
  }),
};

export const Printed: Story = {
  play: play(async ({ canvas, t }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(await canvas.findByRole('button', { name: t('report.print') }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    print.mockRestore();
  }),
};

const many = Array.from({ length: 300 }, (_, index): Note => {
  const number = 300 - index;
  const nth = (number % 7) + 1;
  return {
    ...door,
    _id: `7d4f5c1a-2f0e-4a53-9d2a-${String(number).padStart(12, '0')}`,
    number,
    text: number % 3 === 0 ? `بلاط مكسور في الممر ${number}` : `Broken tile ${number}`,
    place: { scene: `${nth}`, title: `Corridor ${nth * 2}`, nth, yaw: 0, pitch: 0, zoom: 50 },
  };
});

/** Only rows near the window; rooms by their numbers, and still searched at once. */
export const Hundreds: Story = {
  ...windowOf(1280, 900),
  beforeEach: ({ msw }) => msw.use(notes.of(many)),
  play: play(async ({ table, rooms, search, numbers, row }) => {
    await expect(await table()).toHaveAttribute('aria-rowcount', '308');
    await waitFor(async () => expect((await numbers()).length).toBeLessThan(60));
    await expect((await rooms())[0]).toBe('Corridor 2');
    await userEvent.type(await search(), 'الممر 297');
    await waitFor(async () => expect(await numbers()).toEqual(['297']));
    await expect(await row(297)).toBeVisible();
  }),
};

/** Lines begin at the edge of the page, their words in their own direction; rooms without a title have their number. */
export const MixedDirections: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      notes.of([
        { ...crack, text: 'Handrail 90 cm: قياس الدرابزين أقل من المطلوب' },
        { ...curtains, place: { ...curtains.place, title: 'غرفة الاجتماعات (2)' } },
        { ...stain, place: { ...curtains.place, title: '', nth: 4 } },
        { ...door, text: 'ورق الجدران رقم 14 (EN 13501) يحتاج إلى تبديل', author: curtains.author },
      ]),
    ),
  play: play(async ({ rooms, row }) => {
    await expect(await rooms()).toContain('غرفة الاجتماعات (2)');
    await expect((await rooms()).join()).toMatch(/4/);
    const line = within(await row(27))
      .getAllByText(/EN 13501/)
      .at(-1);
    await expect(getComputedStyle(line ?? document.body).unicodeBidi).toMatch(/isolate/);
  }),
};

/** Also what is done on a date that was removed. */
export const DateRemoved: Story = {
  ...windowOf(1280, 900),
  parameters: { ...windowOf(1280, 900).parameters, ...at('?show=done') },
  beforeEach: ({ msw }) =>
    msw.use(notes.of([{ ...done, slot: '2023-10-01', day: '2023-10-01', isDateGone: true }])),
  play: play(async ({ canvas, t, globals, date }) => {
    const day = formatDay('2023-10-01', languageOf(globals));
    const [start = ''] = t('date.gone', { day: '\n' }).split('\n');
    const gone = await canvas.findAllByText(new RegExp(start.trim()));
    await expect(gone.some((each) => each.checkVisibility())).toBe(true);
    await expect(within(await date()).getByRole('option', { name: day })).toBeInTheDocument();
  }),
};

const remote = remoteStories({
  answers: notes,
  says: (context, state) => page(context).t(state),
  shown: async (context) => {
    await expect(await page(context).row(31)).toBeVisible();
    await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

export const Loading: Story = { tags: ['loading'], ...remote.loading };
export const Failed: Story = { tags: ['error'], ...remote.failed };

export const Slow: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(notes.slow),
  play: play(async ({ canvas, t, row }) => {
    await canvas.findByText(t('loading'));
    await expect(await row(31)).toBeVisible();
  }),
};

export const Offline: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(notes.unreachable, project.unreachable),
  play: play(async ({ canvas, t, globals, context, row }) => {
    const tProblem = textOf(problemTexts, globals);
    await waitFor(() => expect(canvas.getByText(tProblem('offline'))).toBeVisible());
    context.msw.use(notes.filled, project.byId);
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(await row(31)).toBeVisible();
  }),
};

/** The project is asked for again, too. */
export const ProjectFailed: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(project.oneBroken),
  play: play(async ({ canvas, t, context, row }) => {
    await waitFor(() => expect(canvas.getByText(t('failed'))).toBeVisible());
    context.msw.use(project.byId);
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(await row(31)).toBeVisible();
  }),
};

/** Comes to the front, which asks for the notes again. */
const comesBack = () => document.dispatchEvent(new Event('visibilitychange'));

/** What was loaded before stays, with the time from which it is. */
export const OfflineMeanwhile: Story = {
  tags: ['offline'],
  play: play(async ({ canvas, t, context, row }) => {
    await row(31);
    context.msw.use(notes.unreachable);
    comesBack();
    const [start = ''] = t('old', { time: '\n' }).split('\n');
    await expect(await canvas.findByText(new RegExp(start.trim()))).toBeVisible();
    await expect(await row(31)).toBeVisible();
  }),
};

/** The access ends while the page is open: nothing is left to print. */
export const EndedMeanwhile: Story = {
  tags: ['forbidden'],
  play: play(async ({ canvas, t, context, row }) => {
    await row(31);
    context.msw.use(notes.forbidden);
    comesBack();
    await expect(await canvas.findByText(t('forbidden'))).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByRole('button', { name: t('report.print') })).toBeNull();
  }),
};

/** Somebody else's project, or one that does not exist: they look alike. */
export const NotAllowed: Story = {
  tags: ['forbidden'],
  parameters: { screen: { path: '/notes/p-unknown' } },
  beforeEach: ({ msw }) => msw.use(notes.forbidden),
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/no-project-found');
  },
};

export const OfStaff: Story = {
  tags: ['forbidden'],
  beforeEach: ({ msw }) => msw.use(currentUser.staff),
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/unauthorized');
  },
};

/** Logs in first, and then comes back. */
export const SignedOut: Story = {
  parameters: { screen: { token: null } },
  play: async ({ canvas }) => {
    const { textContent } = await canvas.findByTestId('elsewhere');
    await expect(textContent).toBe('/');
  },
};

/** Admins come from the editor. */
export const OfAnAdmin: Story = {
  parameters: { screen: { token: 't-admin' } },
  beforeEach: ({ msw }) => msw.use(currentUser.admin),
  play: async ({ canvas }) => {
    const path = within(await canvas.findByRole('navigation', { name: /You are here|موقعك/ }));
    const link = await path.findByRole('link', { name: 'Wadi Offices' });
    await expect(link).toHaveAttribute('href', '/dashboard/noor/project/p-offices');
  },
};
