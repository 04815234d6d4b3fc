import { currentUser, ENDLESS_PAGE, projectFolder } from '@jawla/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { problemTexts } from '#core/http';
import { formatDay } from '#core/i18n';
import { Page } from '#shell';
import { screenStory } from '#testing';
import { textOf } from '#testing';
import { projectTexts } from '../../projects.texts';
import { tourTexts } from '#tours';
import { tourFrame } from '#tours';
import { TourStage } from '#tours';
import { ProjectViewerScreen } from './ProjectViewerScreen';
import { features } from '../../viewer.page';

const meta = {
  title: 'Screens/Client/Project viewer',
  component: ProjectViewerScreen,
  decorators: [
    screenStory({
      features,
      path: '/user/noor/Harbour%20House',
      route: '/user/:userName/:projectName',
    }),
  ],
  render: () => (
    <Page name="viewer">
      <ProjectViewerScreen />
    </Page>
  ),
} satisfies Meta<typeof ProjectViewerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const DATED_AND_SHARED = {
  path: `/user/noor/access-project/khalid/${encodeURIComponent('فيلا الأمانة')}/2024-03-05`,
  route: '/user/:userName/access-project/:owner/:projectName/:date',
};

/** In progress: one tour a date. */
const offices = (query = '') => ({
  path: `/user/noor/Wadi%20Offices/2024-09-15${query}`,
  route: '/user/:userName/:projectName/:date',
});

function viewer({ canvasElement, globals }: Pick<Context, 'canvasElement' | 'globals'>) {
  const t = textOf({ ...projectTexts, ...tourTexts }, globals);
  const canvas = within(canvasElement);
  const dayText = (day: string) => formatDay(day, globals['locale'] === 'ar' ? 'ar' : 'en');
  return {
    t,
    canvas,
    dayText,
    frame: (name: string, day?: string) =>
      canvas.findByTitle(
        t('viewer.frame', {
          name: day === undefined ? name : t('viewer.nameOnDay', { name, day: dayText(day) }),
        }),
      ),
    isWaiting: async () => {
      await expect(await canvas.findByText(t('viewer.preparing'))).toBeInTheDocument();
      await expect(canvas.getByText(t('viewer.wait'))).toBeInTheDocument();
    },
  };
}

/** What the person reads and can do where a tour could not be opened. */
function tells(words: (context: Context) => string): NonNullable<Story['play']> {
  return async (context) => {
    const { canvas, t } = viewer(context);
    await expect(await canvas.findByRole('heading', { name: t('viewer.failed') })).toBeVisible();
    await expect(canvas.getByText(words(context))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('viewer.back') })).toHaveAttribute(
      'href',
      '/user/noor',
    );
  };
}

export const Checking: Story = {
  parameters: { states: ['S-viewer-checking'] },
  beforeEach: ({ msw }) => msw.use(projectFolder.never),
  play: async (context) => viewer(context).isWaiting(),
};

/** The server has said where the tour is; the tour itself has not come yet. */
export const Waiting: Story = {
  parameters: { states: ['S-viewer-waiting', 'S-viewer-ar'] },
  beforeEach: ({ msw }) => msw.use(projectFolder.endless),
  play: async (context) => {
    const { isWaiting, frame, canvas, t } = viewer(context);
    await expect(await frame('Harbour House')).not.toBeVisible();
    await isWaiting();
    await expect(canvas.getByRole('link', { name: t('viewer.back') })).toBeVisible();
  },
};

export const Loaded: Story = {
  parameters: { states: ['S-viewer-loaded', 'S-project-viewer-controls-shown'] },
  play: async (context) => {
    const { frame, canvas, t } = viewer(context);
    const tour = await frame('Harbour House');
    await waitFor(() => expect(tour).toBeVisible());
    await expect(canvas.queryByText(t('viewer.preparing'))).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Harbour House' })).toBeVisible();

    const { width, height } = tour.getBoundingClientRect();
    await expect([width, height]).toEqual([window.innerWidth, window.innerHeight]);

    const back = canvas.getByRole('link', { name: t('viewer.back') });
    await expect(back).toHaveAttribute('href', '/user/noor');
    await expect(canvas.getByRole('button', { name: t('viewer.reload') })).toBeVisible();
    const { left, right } = back.getBoundingClientRect();
    const isAtStart =
      context.globals['locale'] === 'ar'
        ? left > window.innerWidth / 2
        : right < window.innerWidth / 2;
    await expect(isAtStart).toBe(true);
  },
};

/** A tour on the portal's own address gets at nothing of the portal. */
export const IsSealedOff: Story = {
  play: async (context) => {
    const tour = await viewer(context).frame('Harbour House');
    const sandbox = tour.getAttribute('sandbox')?.split(' ') ?? [];
    await expect(sandbox).toContain('allow-scripts');
    await expect(sandbox).not.toContain('allow-same-origin');
    await expect(sandbox.join(' ')).not.toContain('top-navigation');
    await expect(tour).toHaveAttribute('allow', expect.stringContaining('fullscreen'));
    await expect(tour).toHaveAttribute('referrerpolicy', 'no-referrer');
  },
};

/** The way out comes before the tour, for people who walk with the keyboard. */
export const BackComesFirst: Story = {
  play: async (context) => {
    const { frame, canvas, t } = viewer(context);
    const tour = await frame('Harbour House');
    await waitFor(() => expect(tour).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: t('viewer.back') })).toHaveFocus();
  },
};

export const Reloads: Story = {
  play: async (context) => {
    const { frame, canvas, t } = viewer(context);
    const first = await frame('Harbour House');
    await userEvent.click(await canvas.findByRole('button', { name: t('viewer.reload') }));
    const second = await frame('Harbour House');
    await expect(second).not.toBe(first);
    await waitFor(() => expect(second).toBeVisible());
  },
};

export const SharedOnADate: Story = {
  parameters: { states: ['S-viewer-shared-date'], screen: DATED_AND_SHARED },
  beforeEach: ({ msw }) => msw.use(projectFolder.onlyFor('khalid|فيلا الأمانة|2024-03-05')),
  play: async (context) => {
    const { frame } = viewer(context);
    const tour = await frame('فيلا الأمانة', '2024-03-05');
    await waitFor(() => expect(tour).toBeVisible());
  },
};

/** After a while the person is asked: wait on, load again, or try it in a tab of its own. */
export const TakesLong: Story = {
  parameters: { states: ['S-project-viewer-slow-wait-reload-new-tab'] },
  render: function TakesLong() {
    return (
      <TourStage
        name="Harbour House"
        backHref="/user/noor"
        waiting={['']}
        frame={tourFrame(ENDLESS_PAGE, window.location.href)}
        slowAfterMs={0}
      />
    );
  },
  play: async (context) => {
    const { canvas, t } = viewer(context);
    await expect(await canvas.findByText(t('viewer.late'))).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: t('viewer.reload') })).toBeInTheDocument();
    await expect(
      canvas.getByRole('link', { name: new RegExp(t('viewer.newTab')) }),
    ).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('button', { name: t('viewer.keepWaiting') })).toBeInTheDocument();
  },
};

/** Earlier and later dates by buttons, all of them in a list; one without a tour cannot be chosen. */
export const DateSwitcher: Story = {
  parameters: { states: ['S-project-viewer-date-switcher'], screen: offices() },
  beforeEach: ({ msw }) => msw.use(projectFolder.allBut('2025-04-20')),
  play: async (context) => {
    const { canvas, dayText, t } = viewer(context);
    const list = await canvas.findByRole('combobox', { name: t('viewer.date') });
    await expect(list).toHaveValue('2024-09-15');
    const days = within(list).getAllByRole('option');
    await waitFor(() => expect(days[0]).toBeDisabled());
    await expect(days.map((day) => day.textContent)).toEqual([
      t('viewer.noTour', { day: dayText('2025-04-20') }),
      dayText('2024-09-15'),
      dayText('2024-02-01'),
    ]);
    await expect(canvas.getByRole('button', { name: t('viewer.newer') })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: t('viewer.older') }));
    await waitFor(() => expect(list).toHaveValue('2024-02-01'));
    await expect(await viewer(context).frame('Wadi Offices', '2024-02-01')).toBeInTheDocument();
  },
};

/** Two dates at once: whoever turns in one of them turns in both. */
export const ComparesTwoDates: Story = {
  parameters: {
    states: ['S-project-viewer-compare-two-dates'],
    screen: offices('?compare=2024-02-01'),
  },
  beforeEach: ({ msw }) => msw.use(projectFolder.speaking),
  play: async (context) => {
    const { canvas, frame, t } = viewer(context);
    const [first, second] = await Promise.all([
      frame('Wadi Offices', '2024-09-15'),
      frame('Wadi Offices', '2024-02-01'),
    ]);
    await waitFor(() => expect(second).toBeVisible());
    await waitFor(() => expect(first).toBeVisible());
    await expect(canvas.getByRole('button', { name: t('viewer.compare') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const heard = fn<(message: unknown) => void>();
    const listen = ({ data, source }: MessageEvent<unknown>) => {
      if (second instanceof HTMLIFrameElement && source === second.contentWindow) heard(data);
    };
    window.addEventListener('message', listen);
    const view = { scene: 'hall', yaw: 1, pitch: 0.2, zoom: 30 };
    if (first instanceof HTMLIFrameElement) {
      first.contentWindow?.postMessage({ type: 'turn', ...view }, '*');
    }
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ jawla: 1, type: 'heard', ...view }));
    window.removeEventListener('message', listen);
  },
};

/** Where there is no room beside one another, one lies above the other. */
export const ComparesOnAPhone: Story = {
  tags: ['phone'],
  parameters: {
    states: ['S-project-viewer-compare-on-a-phone'],
    screen: offices('?compare=2024-02-01'),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    const { frame } = viewer(context);
    const first = await frame('Wadi Offices', '2024-09-15');
    const second = await frame('Wadi Offices', '2024-02-01');
    await waitFor(() => expect(second).toBeVisible());
    await expect(second.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      first.getBoundingClientRect().bottom,
    );
  },
};

/** The other date has no tour: the one that was opened stays to be seen. */
export const ComparesWithNothing: Story = {
  parameters: { screen: offices('?compare=2024-02-01') },
  beforeEach: ({ msw }) => msw.use(projectFolder.allBut('2024-02-01')),
  play: async (context) => {
    const { canvas, frame, t } = viewer(context);
    const first = await frame('Wadi Offices', '2024-09-15');
    await waitFor(() => expect(first).toBeVisible());
    await expect(await canvas.findByText(t('viewer.noTourThere'))).toBeInTheDocument();
  },
};

export const Missing: Story = {
  parameters: { states: ['S-viewer-not-found'] },
  beforeEach: ({ msw }) => msw.use(projectFolder.notFound),
  play: async ({ canvas }) => {
    const elsewhere = await canvas.findByTestId('elsewhere');
    await expect(elsewhere).toHaveTextContent('/no-project-found');
    await expect(elsewhere).toHaveAttribute('data-state', '{"err":"no-project-found"}');
  },
};

/** Waits for the page of a project without a tour, and returns what it says of the day. */
async function preparedMessage(context: Context, project: string, day: { en: string; ar: string }) {
  const { canvas, t } = viewer(context);
  const name = t('preparing.title', { name: project });
  const heading = await canvas.findByRole('heading', { level: 1, name });
  const message = heading.nextElementSibling;
  await expect(message).toHaveTextContent(context.globals['locale'] === 'ar' ? day.ar : day.en);
  return message;
}

/** No tour yet, and a day by which it is expected. */
export const Expected: Story = {
  parameters: {
    states: ['S-viewer-expected'],
    screen: { path: '/user/noor/Jabal%20Library' },
  },
  beforeEach: ({ msw }) => msw.use(currentUser.withExpectedTours, projectFolder.notFound),
  play: async (context) => {
    const { canvas, t } = viewer(context);
    const message = await preparedMessage(context, 'Jabal Library', {
      en: 'Expected on 12 Mar 2099',
      ar: 'متوقعة في 12 مارس 2099',
    });
    await expect(message).toHaveTextContent(t('preparing.ownerLead'));
    await expect(canvas.getByRole('link', { name: t('viewer.back') })).toHaveAttribute(
      'href',
      '/user/noor',
    );
  },
};

/** No tour yet, though the expected day is over; a guest gets no mail. */
export const Overdue: Story = {
  parameters: {
    states: ['S-viewer-overdue'],
    screen: {
      path: `/user/noor/access-project/khalid/${encodeURIComponent('كشك الواحة')}`,
      route: '/user/:userName/access-project/:owner/:projectName',
    },
  },
  beforeEach: ({ msw }) => msw.use(currentUser.withExpectedTours, projectFolder.notFound),
  play: async (context) => {
    const { t } = viewer(context);
    const message = await preparedMessage(context, 'كشك الواحة', {
      en: 'Was expected on 5 Sep 2024',
      ar: 'كانت متوقعة في 5 سبتمبر 2024',
    });
    await expect(message).toHaveTextContent(t('preparing.sharedLead'));
    await expect(message).not.toHaveTextContent(t('preparing.ownerLead'));
  },
};

/** No tour on the date in the address: the dates there are, newest first. */
export const OtherDates: Story = {
  parameters: { screen: offices() },
  beforeEach: ({ msw }) => msw.use(projectFolder.allBut('2024-09-15')),
  play: async (context) => {
    const { canvas, dayText, t } = viewer(context);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: t('viewer.noTourThere') }),
    ).toBeVisible();
    const dates = () =>
      canvas.getAllByRole('link', { name: /^\d/ }).map((link) => link.textContent);
    await waitFor(() => expect(dates()).toEqual([dayText('2025-04-20'), dayText('2024-02-01')]));
    await userEvent.click(canvas.getByRole('link', { name: dayText('2024-02-01') }));
    await expect(await viewer(context).frame('Wadi Offices', '2024-02-01')).toBeInTheDocument();
  },
};

/** The address leaves the date out: the person is asked for one. */
export const AsksForADate: Story = {
  parameters: {
    screen: { path: '/user/noor/Wadi%20Offices', route: '/user/:userName/:projectName/:date?' },
  },
  beforeEach: ({ msw }) => msw.use(projectFolder.onlyFor('noor|Wadi Offices|2024-02-01')),
  play: async (context) => {
    const { canvas, t } = viewer(context);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: t('dates.title') }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^\d/ })).toHaveLength(1);
  },
};

export const OfSomebodyElse: Story = {
  parameters: { states: ['S-viewer-foreign'], screen: { path: '/user/omar/Villa' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(/^\/$/);
  },
};

/** Whether a project of others exists is not told. */
export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(projectFolder.forbidden),
  play: async ({ canvas }) => {
    const elsewhere = await canvas.findByTestId('elsewhere');
    await expect(elsewhere).toHaveTextContent('/no-project-found');
    await expect(elsewhere).toHaveAttribute('data-state', '{"err":"no-project-found"}');
  },
};

/** A server may leave the path out: the contract says where the tour is. */
export const WithoutPath: Story = {
  beforeEach: ({ msw }) => msw.use(projectFolder.withoutPath),
  play: async (context) => {
    const { frame } = viewer(context);
    const src = (await frame('Harbour House')).getAttribute('src') ?? '';
    await expect(new URL(src).pathname).toBe('/projects/noor/Harbour%20House/index.html');
  },
};

/** The clipboard is denied: the link is there to be selected. */
export const CopyRefused: Story = {
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    return () => write.mockRestore();
  },
  play: async (context) => {
    const { canvas, t, frame } = viewer(context);
    await waitFor(async () => expect(await frame('Harbour House')).toBeVisible());
    const copy = await canvas.findByRole('button', { name: t('viewer.copy') });
    await userEvent.click(copy);
    const dialog = await screen.findByRole('dialog', { name: t('viewer.copy') });
    await waitFor(() => expect(within(dialog).getByText(t('viewer.copyRefused'))).toBeVisible());
    const link = within(dialog).getByRole<HTMLInputElement>('textbox', { name: t('viewer.link') });
    await expect(link).toHaveValue(window.location.href);
    await userEvent.click(link);
    await expect(link.selectionEnd).toBe(window.location.href.length);
    await userEvent.click(within(dialog).getByRole('button', { name: t('viewer.close') }));
    await waitFor(() => expect(copy).toHaveFocus());
  },
};

export const SignedOut: Story = {
  beforeEach: ({ msw }) => msw.use(projectFolder.expired),
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(/^\/$/);
  },
};

/** Reported at once, in spite of the retries, and loaded again when the server is back. */
export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(projectFolder.unreachable),
  play: async (context) => {
    const { canvas, t, frame } = viewer(context);
    const offline = textOf(problemTexts, context.globals)('offline');
    await waitFor(async () => {
      await expect(canvas.getByRole('heading', { name: t('viewer.failed') })).toBeVisible();
      await expect(canvas.getByText(offline)).toBeVisible();
    });
    context.msw.use(projectFolder.there);
    await fireEvent(window, new Event('online'));
    await waitFor(async () => expect(await frame('Harbour House')).toBeVisible());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const InvalidResponse: Story = {
  beforeEach: ({ msw }) => msw.use(projectFolder.invalidResponse),
  play: tells(({ globals }) => textOf(problemTexts, globals)('invalidResponse')),
};

/** An address that is no web page is not framed, whoever sent it. */
export const UnsafeAddress: Story = {
  beforeEach: ({ msw }) => msw.use(projectFolder.hostile),
  play: async (context) => {
    await tells(({ globals }) => textOf(tourTexts, globals)('viewer.unsafe'))(context);
    await expect(context.canvasElement.querySelector('iframe')).toBeNull();
  },
};

export const RecoversOnRetry: Story = {
  beforeEach: ({ msw }) => msw.use(projectFolder.serverError),
  play: async (context) => {
    const { canvas, frame } = viewer(context);
    const retry = textOf(problemTexts, context.globals)('retry');
    const button = await canvas.findByRole('button', { name: retry });
    context.msw.use(projectFolder.there);
    await userEvent.click(button);
    const tour = await frame('Harbour House');
    await waitFor(() => expect(tour).toBeVisible());
  },
};
