import { currentUser, expectedProjects, project, projectFolder, projects } from '@jawla/mocks';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { problemTexts } from '#core/http';
import { notesLinkTexts } from '#notes';
import {
  type Context,
  findDialog,
  playWith,
  screenMeta,
  type Story,
  textOf,
  uiText,
} from '#testing';
import { projectTexts } from '../../projects.texts';
import { UserProjectsScreen } from './UserProjectsScreen';
import { features } from '../../home.page';

const meta = {
  title: 'Screens/Client/Your projects',
  ...screenMeta({ page: 'home', screen: UserProjectsScreen, path: '/user/noor', features }),
  beforeEach: forgetVisits,
};

export default meta;

/** No user has logged in on this device before. */
function forgetVisits() {
  localStorage.removeItem('last-opened-noor');
}

function home({ canvasElement, globals }: Pick<Context, 'canvasElement' | 'globals'>) {
  const t = textOf(projectTexts, globals);
  const canvas = within(canvasElement);
  return {
    t,
    canvas,
    card: ({ name }: { name: string }) =>
      waitFor(() => {
        walkOn(canvasElement);
        return within(canvas.getByRole('article', { name }));
      }),
    /** Scrolls down until a number of cards have loaded, and up again. */
    walkTo: async (count: number) => {
      await waitFor(async () => {
        walkOn(canvasElement);
        await expect(canvas.queryAllByRole('article')).toHaveLength(count);
      });
      window.scrollTo({ top: 0 });
    },
    field: () => canvas.findByRole('searchbox', { name: t('home.search') }),
    retry: () => canvas.findByRole('button', { name: textOf(problemTexts, globals)('retry') }),
    names: () =>
      canvas.queryAllByRole('article').map((card) => card.querySelector('h2, h3')?.textContent),
  };
}

const play = playWith(home);

/** Cards load when they come near the viewport: scrolls to the first one that has not loaded. */
function walkOn(canvasElement: HTMLElement) {
  const places = [...canvasElement.querySelectorAll('main ul li')];
  places.find((place) => place.querySelector('article') === null)?.scrollIntoView();
}

/** Formats a day as the page does. */
/** Opens the dialog to choose a date. */
async function askForDate(context: Context) {
  const { card, t } = home(context);
  const place = await card(projects.offices);
  await userEvent.click(await place.findByRole('button', { name: t('card.dates') }));
  const dialog = await findDialog('dialog');
  const group = within(await dialog.findByRole('group', { name: t('dates.label') }));
  const choice = (day: string) => group.getByRole('radio', { name: new RegExp(`^${day}`) });
  return { dialog, group, choice };
}

/** Own and shared projects. */
export const Filled: Story = {
  play: play(async ({ canvas, t, walkTo }) => {
    await walkTo(5);
    await expect(canvas.getByRole('heading', { level: 1, name: t('home.title') })).toBeVisible();
    await expect(canvas.getByText(t('home.greeting', { name: 'Noor' }))).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(t('home.count', { smart_count: 5 }));
    await expect(document.title).toContain(t('home.title'));
    const shared = within(canvas.getByRole('region', { name: t('home.shared') }));
    await expect(shared.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByRole('region', { name: t('home.own') })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  }),
};

/** The project opened last is highlighted, with its dates in chronological order. */
export const LeadProject: Story = {
  beforeEach: () => localStorage.setItem('last-opened-noor', projects.offices._id),
  play: play(async ({ canvas, t }) => {
    const { name } = projects.offices;
    const lead = within(await canvas.findByRole('region', { name }));
    await expect(lead.getByText(t('lead.again'))).toBeVisible();
    const dates = within(await lead.findByRole('list', { name: t('lead.dates', { name }) }));
    const [oldest] = dates.getAllByRole('link');
    await expect(oldest).toHaveAttribute('href', '/user/noor/Wadi%20Offices/2024-02-01');
    await expect(lead.getByRole('link', { name: t('lead.continue') })).toHaveAttribute(
      'href',
      '/user/noor/Wadi%20Offices/2025-04-20',
    );
    await userEvent.click(lead.getByRole('link', { name: t('lead.compare') }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(
      '/user/noor/Wadi%20Offices/2025-04-20?compare=2024-09-15',
    );
  }),
};

/**
 * No project was opened on this device before: the first one with a tour is highlighted. During a search it
 * is hidden.
 */
export const LeadOfAFirstVisit: Story = {
  play: play(async ({ canvas, t, field }) => {
    await expect(await canvas.findByText(t('lead.first'))).toBeVisible();
    await expect(canvas.getByRole('region', { name: projects.harbour.name })).toBeVisible();
    await userEvent.type(await field(), 'a');
    await waitFor(() => expect(canvas.queryByText(t('lead.first'))).toBeNull());
  }),
};

/** A server may send the project number as a JSON number. */
export const JsonNumbers: Story = {
  beforeEach: ({ msw }) => msw.use(project.jsonNumbers),
  play: play(async ({ canvas, walkTo }) => {
    await walkTo(5);
    await expect(canvas.queryByRole('alert')).toBeNull();
  }),
};

export const Empty: Story = {
  tags: ['empty'],
  beforeEach: ({ msw }) => msw.use(currentUser.withoutProjects),
  play: play(async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('home.empty'))).toBeVisible();
    await expect(canvas.getByText(t('home.emptyMore'))).toBeVisible();
    const contact = within(canvas.getByRole('main')).getByRole('link');
    await expect(contact).toHaveAccessibleName(new RegExp(t('home.contact')));
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  }),
};

/** The search ignores spelling variants of letters, and marks the match. */
export const SearchHits: Story = {
  play: play(async ({ canvas, t, field, names, card, walkTo }) => {
    await walkTo(5);
    await userEvent.type(await field(), 'الامانه');
    await waitFor(() => expect(names()).toEqual([projects.villa.name]));
    await expect(canvas.getByRole('status')).toHaveTextContent(t('home.count', { smart_count: 1 }));
    const mark = (await card(projects.villa)).getByText('الأمانة');
    await expect(mark.tagName).toBe('MARK');
    await expect(mark).toBeVisible();
    // In the brand's colours, not in the browser's yellow.
    await expect(getComputedStyle(mark).backgroundColor).not.toBe('rgb(255, 255, 0)');
    await userEvent.click(canvas.getByRole('button', { name: uiText('clear') }));
    await walkTo(5);
    await expect(await field()).toHaveFocus();
  }),
};

export const NoMatch: Story = {
  tags: ['empty'],
  play: play(async ({ canvas, t, field, walkTo }) => {
    await userEvent.type(await field(), 'zzz');
    const term = await canvas.findByText('zzz', { selector: 'bdi' });
    await expect(term.parentElement).toHaveTextContent(t('home.noMatch', { term: 'zzz' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(t('home.count', { smart_count: 0 }));
    await userEvent.click(canvas.getByText(t('home.clearSearch')));
    await walkTo(5);
    await expect(await field()).toHaveFocus();
    await expect(await field()).toHaveValue('');
  }),
};

/** The search term is in the URL, so that Back restores the results. */
export const SearchFromTheAddress: Story = {
  parameters: { screen: { path: '/user/noor?q=clinic' } },
  play: play(async ({ field, names }) => {
    await expect(await field()).toHaveValue('clinic');
    await waitFor(() => expect(names()).toEqual([projects.clinic.name]));
  }),
};

export const OneCardFailed: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(project.oneBroken),
  play: play(async ({ canvas, names, walkTo, canvasElement }) => {
    await walkTo(4);
    const places = () => canvasElement.querySelectorAll('main ul > li');
    await waitFor(() => expect(places()).toHaveLength(4));
    await expect(names()).not.toContain(projects.offices.name);
    await expect(canvas.queryByRole('alert')).toBeNull();
  }),
};

export const AllCardsFailed: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(project.serverError),
  play: play(async ({ canvas, t, retry, names, walkTo, msw }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('home.allFailed'));
    await expect(names()).toEqual([]);
    msw.use(project.byId);
    await userEvent.click(await retry());
    await walkTo(5);
  }),
};

export const OfSomebodyElse: Story = {
  tags: ['forbidden'],
  parameters: { screen: { path: '/user/omar' } },
  play: async ({ canvas }) => {
    const elsewhere = await canvas.findByTestId('elsewhere');
    await expect(elsewhere).toHaveTextContent('/unauthorized');
    await expect(elsewhere).toHaveAttribute('data-state', '{"err":"unauthorized"}');
  },
};

export const CardsLoading: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(project.never),
  play: play(async ({ canvas, names }) => {
    await waitFor(() =>
      expect(within(canvas.getByRole('main')).getAllByRole('listitem')).toHaveLength(5),
    );
    await expect(names()).toEqual([]);
    // The list contains the URL of the first cover, so it is preloaded.
    const [first] = canvas.getAllByRole('presentation');
    await expect(first).toHaveAttribute('src', projects.harbour.img?.path);
    await expect(first).toHaveAttribute('fetchpriority', 'high');
  }),
};

export const OwnCard: Story = {
  tags: ['whole'],
  play: play(async ({ card, t }) => {
    const place = await card(projects.harbour);
    await expect(place.getAllByRole('term').map((term) => term.textContent)).toEqual([
      t('card.type'),
      t('card.area'),
      t('card.height'),
      t('card.duration'),
    ]);
    await expect(place.getByText('2024-03-18')).toBeVisible();
    await expect(place.getByText(t('type.residential'))).toBeVisible();
    await expect(place.getByRole('link', { name: t('card.view') })).toHaveAttribute(
      'href',
      '/user/noor/Harbour%20House',
    );
    await expect(place.queryByText(new RegExp(t('card.owner').trim()))).toBeNull();
  }),
};

/** Names are always visible, regardless of hover and focus. */
export const CardNamed: Story = {
  play: play(async ({ card }) => {
    const place = await card(projects.harbour);
    await expect(place.getByRole('heading', { name: projects.harbour.name })).toBeVisible();
  }),
};

export const CardWithoutCover: Story = {
  tags: ['whole', 'empty'],
  play: play(async ({ card }) => {
    const name = (await card(projects.clinic)).getByRole('heading');
    const place = name.closest('article');
    await expect(place?.querySelector('img')).toBeNull();
    await expect(place?.querySelector('svg')).toBeVisible();
  }),
};

export const SharedCard: Story = {
  tags: ['whole'],
  play: play(async ({ card, t }) => {
    const place = await card(projects.villa);
    await expect(place.getByText('خالد العبدالله').parentElement).toHaveTextContent(
      `${t('card.owner')}خالد العبدالله`,
    );
    await expect(place.getByRole('link', { name: t('card.view') })).toHaveAttribute(
      'href',
      `/user/noor/access-project/khalid/${encodeURIComponent(projects.villa.name)}`,
    );
  }),
};

export const CardWithDates: Story = {
  tags: ['whole'],
  play: play(async ({ card, t }) => {
    const place = await card(projects.offices);
    await expect(place.getByRole('button', { name: t('card.dates') })).toBeVisible();
    await expect(place.getByText(t('card.dateCount', { smart_count: 3 }))).toBeVisible();
    await expect(place.queryByRole('link')).toBeNull();
  }),
};

/** Open notes lead to the page of all notes; a card without any looks as before, and is as high. */
export const CardsWithNotes: Story = {
  tags: ['whole'],
  beforeEach: ({ msw }) =>
    msw.use(
      project.noted({
        [projects.harbour._id]: { open: 0, all: 4 },
        [projects.offices._id]: { open: 11, all: 12 },
        [projects.villa._id]: { open: 1000, all: 1000 },
        [projects.clinic._id]: null,
      }),
    ),
  play: play(async ({ card, t, globals, canvas }) => {
    const tNotes = textOf(notesLinkTexts, globals);
    const link = async (of: { name: string }, open: number) =>
      (await card(of)).findByRole('link', {
        name: `${tNotes('open', { smart_count: open })}: ${of.name}`,
      });
    await expect(await link(projects.harbour, 0)).toBeVisible();
    await expect(await link(projects.villa, 1000)).toBeVisible();
    const none = await card(projects.clinic);
    await expect(none.getAllByRole('link')).toHaveLength(1);
    // In the line of the card's own action, which stays where it is.
    const notes = await link(projects.offices, 11);
    const action = (await card(projects.offices)).getByRole('button', { name: t('card.dates') });
    const [inner, outer] = [action, notes].map((element) => element.getBoundingClientRect());
    await expect(inner?.height).toBe(outer?.height);
    await expect(inner?.top).toBe(outer?.top);
    // Above the card, all of which is clickable.
    notes.scrollIntoView({ block: 'center' });
    const { left, width, top, height } = notes.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(notes.contains(hit)).toBe(true);
    await userEvent.click(notes);
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/notes/p-offices');
  }),
};

/** Unknown facts are omitted. */
export const SparseCard: Story = {
  tags: ['whole', 'empty'],
  play: play(async ({ card, t }) => {
    const place = await card(projects.clinic);
    await expect(place.queryAllByRole('term')).toEqual([]);
    // It has no tour to view yet.
    await expect(place.getByText(t('card.preparing'))).toBeVisible();
    await expect(place.getByRole('link', { name: t('card.about') })).toBeVisible();
    await expect(place.queryByText(t('card.view'))).toBeNull();
  }),
};

/** Without a tour: a future day is announced, a past day is shown without a promise. */
export const ExpectedTours: Story = {
  tags: ['whole'],
  beforeEach: ({ msw }) => msw.use(currentUser.withExpectedTours),
  play: play(async ({ card, t, globals }) => {
    const isArabic = globals['locale'] === 'ar';
    const future = (await card(expectedProjects.library)).getByText('2099-03-12');
    await expect(future.closest('bdi')).toBeVisible();
    await expect(future.closest('bdi')).toHaveAttribute('dir', 'ltr');
    await expect(future.closest('article')).toHaveTextContent(t('card.preparing'));
    await expect(future.closest('article')).toHaveTextContent(
      isArabic ? 'متوقعة في 2099-03-12' : 'Expected on 2099-03-12',
    );
    const past = (await card(expectedProjects.kiosk)).getByText('2024-09-05');
    await expect(past.closest('article')).toHaveTextContent(
      isArabic ? 'كانت متوقعة في 2024-09-05' : 'Was expected on 2024-09-05',
    );
  }),
};

/** The tour is requested on hover intent, before the click. */
export const OpensAtOnce: Story = {
  beforeEach: ({ msw }) => msw.use(projectFolder.onlyFor('noor|Harbour House')),
  play: play(async ({ card, t, canvas }) => {
    const place = await card(projects.harbour);
    const link = place.getByRole('link', { name: t('card.view') });
    await userEvent.hover(link);
    await userEvent.click(link);
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(
      '/user/noor/Harbour%20House',
    );
  }),
};

export const DateDialog: Story = {
  play: play(async ({ t, context }) => {
    const { dialog, group, choice } = await askForDate(context);
    await waitFor(() =>
      expect(dialog.getByRole('heading', { name: t('dates.title') })).toBeVisible(),
    );
    const days = group.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
    await expect(days).toEqual(['2025-04-20', '2024-09-15', '2024-02-01']);
    // The newest is preselected, so that the dialog can always be confirmed.
    const newest = choice('2025-04-20');
    await expect(newest).toBeChecked();
    await expect(newest.parentElement).toHaveTextContent(t('dates.latest'));
    await waitFor(() => expect(newest).toHaveFocus());
    await expect(dialog.getByRole('button', { name: t('dates.view') })).toBeEnabled();
  }),
};

export const DateChosen: Story = {
  play: play(async ({ t, canvas, context }) => {
    const { dialog, choice } = await askForDate(context);
    await userEvent.click(choice('2024-09-15'));
    await userEvent.click(dialog.getByRole('button', { name: t('dates.view') }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(
      '/user/noor/Wadi%20Offices/2024-09-15',
    );
  }),
};

export const DateCancelled: Story = {
  play: play(async ({ t, card, context }) => {
    const { dialog } = await askForDate(context);
    await userEvent.click(dialog.getByRole('button', { name: t('dates.cancel') }));
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
    const place = await card(projects.offices);
    await waitFor(() => expect(place.getByRole('button', { name: t('card.dates') })).toHaveFocus());
  }),
};

/** Only projects near the viewport are loaded, regardless of their number. */
export const ManyProjects: Story = {
  beforeEach: ({ msw }) => msw.use(currentUser.withManyProjects),
  play: async ({ canvasElement }) => {
    const count = (selector: string) => canvasElement.querySelectorAll(selector).length;
    await waitFor(() => expect(count('article')).toBeGreaterThan(0));
    await expect(count('main ul li')).toBe(500);
    await expect(count('article')).toBeLessThan(40);
    // A slot far outside the window is one empty box.
    await expect(count('main ul li *')).toBeLessThan(2500);
  },
};

/** Filtered and sorted; both are in the URL. */
export const FiltersAndOrder: Story = {
  play: play(async ({ canvas, t, names, walkTo }) => {
    await walkTo(5);
    const choose = (label: string, value: string) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name: label }), value);
    // As wide as its options, so that none is cut.
    const order = canvas.getByRole('combobox', { name: t('home.order') });
    await expect(order.offsetWidth).toBeGreaterThanOrEqual(150);
    await expect(order.offsetWidth).toBeLessThanOrEqual(280);
    await choose(t('home.order'), 'date');
    await waitFor(() => expect(names()[0]).toBe(projects.offices.name));
    await userEvent.click(canvas.getByRole('radio', { name: `${t('home.show.shared')} 1` }));
    await waitFor(() => expect(names()).toEqual([projects.villa.name]));
    await choose(t('card.type'), 'industrial');
    await expect(await canvas.findByText(t('home.noneLeft'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('home.showAll') }));
    await walkTo(5);
  }),
};
