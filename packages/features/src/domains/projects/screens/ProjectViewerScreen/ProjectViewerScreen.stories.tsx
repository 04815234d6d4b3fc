import { currentUser, ENDLESS_PAGE, projectFolder, reportTourSpeech } from '@jawla/mocks';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { problemTexts } from '#core/http';
import { notesBarTexts } from '#notes';
import { Page, shellTexts } from '#shell';
import {
  type Context,
  expectMoving,
  type Play,
  playWith,
  type Story,
  textOf,
  uiText,
} from '#testing';
import { DateLine, tourFrame, TourStage, tourTexts, type StageDates } from '#tours';
import { offices, viewer, viewerMeta } from '../../testing/viewerStories';

const meta = {
  title: 'Screens/Client/Project viewer',
  ...viewerMeta(),
};

export default meta;

const play = playWith(viewer);

const onReport = fn<(report: object) => void>();
const onRefusal = fn<() => void>();

const DATED_AND_SHARED = {
  path: `/user/noor/access-project/khalid/${encodeURIComponent('فيلا الأمانة')}/2024-03-05`,
  route: '/user/:userName/access-project/:owner/:projectName/:date',
};

/** The message and the actions when a tour could not be opened. */
function tells(words: (context: Context) => string): Play {
  return play(async ({ canvas, t, context }) => {
    await expect(await canvas.findByRole('heading', { name: t('viewer.failed') })).toBeVisible();
    await expect(canvas.getByText(words(context))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('viewer.back') })).toHaveAttribute(
      'href',
      '/user/noor',
    );
  });
}

export const Checking: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(projectFolder.never),
  play: async (context) => viewer(context).isWaiting(),
};

/** The tour's URL is known, but its page has not loaded yet. */
export const Waiting: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(projectFolder.endless),
  play: play(async ({ isWaiting, frame, canvas, t }) => {
    await expect(await frame('Harbour House')).not.toBeVisible();
    await isWaiting();
    await expectMoving();
    await expect(canvas.getByRole('link', { name: t('viewer.back') })).toBeVisible();
  }),
};

/** Until there is a picture of the building, the door is dim, not a light stone. */
export const WaitingForTheCover: Story = {
  render: () => (
    <Page name="viewer">
      <TourStage name="Tower" waiting={['…']} frame={undefined} cover={{ src: undefined }} />
    </Page>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('…')).toBeVisible());
    for (const placeholder of canvasElement.querySelectorAll('[data-missing]')) {
      await expect(placeholder).not.toBeVisible();
      const picture = placeholder.parentElement ?? placeholder;
      await expect(getComputedStyle(picture).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    }
  },
};

export const Loaded: Story = {
  play: play(async ({ frame, canvas, t, globals }) => {
    const tour = await frame('Harbour House');
    await waitFor(() => expect(tour).toBeVisible());
    await expect(canvas.queryByText(t('viewer.preparing'))).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Harbour House' })).toBeVisible();

    // Tours have controls in every corner, so the bar begins where the tour ends.
    const place = tour.getBoundingClientRect();
    const bar = canvas.getByRole('group', { name: t('viewer.controls') }).getBoundingClientRect();
    await expect(place.width).toBe(window.innerWidth);
    await expect(bar.top).toBe(place.bottom);
    await expect(bar.bottom).toBe(window.innerHeight);

    const back = canvas.getByRole('link', { name: t('viewer.back') });
    await expect(back).toHaveAttribute('href', '/user/noor');
    const { left, right } = back.getBoundingClientRect();
    const isAtStart =
      globals['locale'] === 'ar' ? left > window.innerWidth / 2 : right < window.innerWidth / 2;
    await expect(isAtStart).toBe(true);
  }),
};

/** A tour on the portal's origin is sandboxed and cannot access the portal. */
export const IsSealedOff: Story = {
  play: play(async ({ frame }) => {
    const tour = await frame('Harbour House');
    const sandbox = tour.getAttribute('sandbox')?.split(' ') ?? [];
    await expect(sandbox).toContain('allow-scripts');
    await expect(sandbox).not.toContain('allow-same-origin');
    await expect(sandbox.join(' ')).not.toContain('top-navigation');
    await expect(tour).toHaveAttribute('allow', expect.stringContaining('fullscreen'));
    await expect(tour).toHaveAttribute('referrerpolicy', 'no-referrer');
  }),
};

/** Back comes before the tour in the tab order: a keyboard user need not go through the tour. */
export const BackComesFirst: Story = {
  play: play(async ({ frame, canvas, t }) => {
    const tour = await frame('Harbour House');
    await waitFor(() => expect(tour).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: t('viewer.back') })).toHaveFocus();
  }),
};

/** More has what is known of the building, and whom to ask. */
export const About: Story = {
  play: play(async ({ canvas, t }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('viewer.more') }));
    const more = await screen.findByRole('dialog', { name: t('viewer.more') });
    await waitFor(() => expect(within(more).getByText('640')).toBeVisible());
    const help = within(more).getByRole('link', { name: new RegExp(t('viewer.help')) });
    await expect(help).toHaveAttribute('target', '_blank');
  }),
};

export const Reloads: Story = {
  play: play(async ({ frame, canvas, t }) => {
    const first = await frame('Harbour House');
    await userEvent.click(await canvas.findByRole('button', { name: t('viewer.more') }));
    await userEvent.click(await screen.findByRole('button', { name: t('viewer.reload') }));
    const second = await frame('Harbour House');
    await expect(second).not.toBe(first);
    await waitFor(() => expect(second).toBeVisible());
  }),
};

export const SharedOnADate: Story = {
  parameters: { screen: DATED_AND_SHARED },
  beforeEach: ({ msw }) => msw.use(projectFolder.onlyFor('khalid|فيلا الأمانة|2024-03-05')),
  play: play(async ({ frame }) => {
    const tour = await frame('فيلا الأمانة', '2024-03-05');
    await waitFor(() => expect(tour).toBeVisible());
  }),
};

/** After a while the user can keep waiting, reload, or open the tour in its own tab. */
export const TakesLong: Story = {
  tags: ['loading'],
  render: function TakesLong() {
    return (
      <Page name="viewer">
        <TourStage
          name="Harbour House"
          backHref="/user/noor"
          waiting={['']}
          frame={tourFrame(ENDLESS_PAGE, window.location.href)}
          slowAfterMs={0}
        />
      </Page>
    );
  },
  play: play(async ({ canvas, t }) => {
    await expect(await canvas.findByText(t('viewer.late'))).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: t('viewer.reload') })).toBeInTheDocument();
    await expect(
      canvas.getByRole('link', { name: new RegExp(t('viewer.newTab')) }),
    ).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('button', { name: t('viewer.keepWaiting') })).toBeInTheDocument();
  }),
};

/** A tour that has set more cookies than the server accepts: they are deleted, and it can be reloaded. */
export const TooManyCookies: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(projectFolder.speaking),
  play: play(async ({ canvas, frame, t }) => {
    const refused = await frame('Harbour House');
    await waitFor(() => expect(refused).toBeVisible());
    const source = refused instanceof HTMLIFrameElement ? refused.contentWindow : null;
    const data = { jawla: 1, type: 'cookies-cleared' };
    await fireEvent(window, new MessageEvent('message', { data, source }));
    const reason = await canvas.findByText(t('viewer.cookiesCleared'));
    await waitFor(() => expect(reason).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: t('viewer.reload') }));
    await waitFor(async () => expect(await frame('Harbour House')).toBeVisible());
    await expect(canvas.queryByText(t('viewer.cookiesCleared'))).not.toBeInTheDocument();
  }),
};

/** A tour that sends more than the page can read: its frame goes, and the bar answers. It can be opened again. */
export const Stopped: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(projectFolder.speaking),
  play: play(async ({ canvas, t, tour }) => {
    const { element } = await tour('Harbour House');
    element.contentWindow?.postMessage({ type: 'flood' }, '*');
    const reason = await canvas.findByText(t('viewer.stopped'));
    await expect(element).not.toBeInTheDocument();
    await waitFor(() => expect(reason).toBeVisible());
    await expect(canvas.getByRole('link', { name: t('viewer.back') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('viewer.reload') }));
    await tour('Harbour House');
    await expect(canvas.queryByText(t('viewer.stopped'))).toBeNull();
  }),
};

/** One of two tours is stopped: the other stays. */
export const OneOfTwoStopped: Story = {
  tags: ['error'],
  parameters: { screen: offices('?compare=2024-02-01') },
  beforeEach: ({ msw }) => msw.use(projectFolder.speaking),
  play: play(async ({ canvas, t, tour }) => {
    const first = await tour('Wadi Offices', '2024-09-15');
    const second = await tour('Wadi Offices', '2024-02-01');
    second.element.contentWindow?.postMessage({ type: 'flood' }, '*');
    const reason = await canvas.findByText(t('viewer.stopped'));
    await waitFor(() => expect(reason).toBeVisible());
    await expect(second.element).not.toBeInTheDocument();
    await expect(first.element).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('viewer.back') })).toBeVisible();
  }),
};

/** The server asks whether the tour speaks; the answer is sent in the background. */
export const SpeaksWhenAsked: Story = {
  beforeEach: ({ msw }) => msw.use(projectFolder.asked, reportTourSpeech.heard(onReport)),
  play: play(async ({ frame }) => {
    onReport.mockClear();
    await waitFor(async () => expect(await frame('Harbour House')).toBeVisible());
    await waitFor(() => expect(onReport).toHaveBeenCalledWith({ version: 'v-1', spoke: true }));
    await expect(onReport).toHaveBeenCalledOnce();
  }),
};

/** An older server, or one that is away, does not take the report: the tour is shown all the same. */
export const ReportRefused: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(projectFolder.asked, reportTourSpeech.unknown(onRefusal)),
  play: play(async ({ frame, canvas }) => {
    onRefusal.mockClear();
    await waitFor(() => expect(onRefusal).toHaveBeenCalledOnce());
    await waitFor(async () => expect(await frame('Harbour House')).toBeVisible());
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(screen.queryByRole('dialog')).toBeNull();
  }),
};

/** The dates in chronological order; one without a tour is dashed and not a link. */
export const DatesOnALine: Story = {
  parameters: { screen: offices() },
  beforeEach: ({ msw }) => msw.use(projectFolder.allBut('2025-04-20')),
  play: play(async ({ canvas, dayText, frame, t }) => {
    const line = within(await canvas.findByRole('list', { name: t('viewer.dates') }));
    await waitFor(() => expect(line.getAllByRole('link')).toHaveLength(2));
    const days = line.getAllByRole('listitem');
    await expect(days.map((day) => day.textContent)).toEqual([
      dayText('2024-02-01'),
      dayText('2024-09-15'),
      dayText('2025-04-20') + t('viewer.noTourYet'),
    ]);
    const earlier = line.getByRole('link', { name: dayText('2024-02-01') });
    await userEvent.click(earlier);
    await waitFor(async () => expect(await frame('Wadi Offices', '2024-02-01')).toBeVisible());
    await expect(earlier).toHaveAttribute('aria-current', 'date');
    await expect(earlier).toHaveFocus();
  }),
};

/** The tour of another date replaces the current one once it has loaded, without a blank frame in between. */
export const OldTourStays: Story = {
  parameters: { screen: offices() },
  beforeEach: ({ msw }) => msw.use(projectFolder.withoutPath),
  play: play(async ({ canvas, dayText, frame }) => {
    const first = await frame('Wadi Offices', '2024-09-15');
    await waitFor(() => expect(first).toBeVisible());
    await userEvent.click(await canvas.findByRole('link', { name: dayText('2024-02-01') }));
    const second = await frame('Wadi Offices', '2024-02-01');
    await expect(first.isConnected || getComputedStyle(second).visibility === 'visible').toBe(true);
    await waitFor(() => expect(second).toBeVisible());
    await expect(first).not.toBeInTheDocument();
  }),
};

/** Forty dates: the timeline scrolls inside its container, with the current one in view. */
export const ManyDates: Story = {
  render: function ManyDates() {
    const days = Array.from({ length: 40 }, (_, at) => {
      const day = `${2026 - Math.floor(at / 12)}-${String(12 - (at % 12)).padStart(2, '0')}-01`;
      return { day, segment: day };
    });
    const dates: StageDates = {
      days,
      day: '2025-06-01',
      compared: undefined,
      older: '2025-05-01',
      newer: '2025-07-01',
      isMissing: () => false,
      hrefOn: (day) => `/user/noor/Tower/${day}`,
      onDay: fn(),
      onCompare: fn(),
      onLook: fn(),
    };
    return (
      <Page name="viewer">
        <TourStage
          name="برج النخيل السكني على شارع الملك عبد الله الثاني – North Tower, Phase 2"
          place="Amman"
          backHref="/user/noor"
          waiting={['']}
          frame={undefined}
          dates={dates}
          dateLine={<DateLine dates={dates} />}
        />
      </Page>
    );
  },
  play: play(async ({ canvas, dayText, t }) => {
    const line = await canvas.findByRole('list', { name: t('viewer.dates') });
    const shown = within(line).getByRole('link', { name: dayText('2025-06-01') });
    // With its first frame.
    await waitFor(() => expect(line.scrollLeft).not.toBe(0));
    const [room, box] = [line.getBoundingClientRect(), shown.getBoundingClientRect()];
    await expect(box.left).toBeGreaterThanOrEqual(room.left - 1);
    await expect(box.right).toBeLessThanOrEqual(room.right + 1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  }),
};

/**
 * In a narrow bar: buttons for the previous and next date, and all dates in a list; dates without a tour are
 * disabled.
 */
export const DatesOnAPhone: Story = {
  tags: ['phone'],
  parameters: { screen: offices() },
  globals: { viewport: { value: 'mobile1' } },
  beforeEach: ({ msw }) => msw.use(projectFolder.allBut('2025-04-20')),
  play: play(async ({ canvas, dayText, t, frame, globals }) => {
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
    // One line of 56 px, on one axis.
    const bar = canvas.getByRole('group', { name: t('viewer.controls') }).getBoundingClientRect();
    await expect(bar.height).toBe(56);
    const middles = [
      canvas.getByRole('link', { name: t('viewer.back') }),
      canvas.getByRole('button', { name: t('viewer.older') }),
      list,
      canvas.getByRole('button', { name: t('viewer.newer') }),
      await canvas.findByRole('button', { name: textOf(notesBarTexts, globals)('title') }),
      canvas.getByRole('button', { name: t('viewer.more') }),
    ].map((control) => {
      const { top, height } = control.getBoundingClientRect();
      return top + height / 2;
    });
    await expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
    const name = canvas.getByText('Wadi Offices', { selector: '[aria-hidden] > bdi' });
    await expect(name.getBoundingClientRect().top).toBeGreaterThan(bar.top + 4);

    await userEvent.click(canvas.getByRole('button', { name: t('viewer.older') }));
    await waitFor(() => expect(list).toHaveValue('2024-02-01'));
    await expect(await frame('Wadi Offices', '2024-02-01')).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

    // Beside the notes there is no room for it.
    await userEvent.click(canvas.getByRole('button', { name: t('viewer.more') }));
    await userEvent.click(await screen.findByRole('button', { name: t('viewer.compare') }));
    await expect(await canvas.findByRole('button', { name: t('viewer.endCompare') })).toBeVisible();
  }),
};

/** The bar can be hidden to give its space to the tour; Escape or keyboard focus shows it again. */
export const BarHidden: Story = {
  play: play(async ({ canvas, frame, t }) => {
    const tour = await frame('Harbour House');
    const { height } = tour.getBoundingClientRect();
    await userEvent.click(await canvas.findByRole('button', { name: t('viewer.more') }));
    await userEvent.click(await screen.findByRole('button', { name: t('viewer.hideBar') }));
    const sill = await canvas.findByRole('button', { name: t('viewer.showBar') });
    await expect(canvas.queryByRole('group', { name: t('viewer.controls') })).toBeNull();
    await expect(tour.getBoundingClientRect().height).toBeGreaterThan(height + 30);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());

    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('group', { name: t('viewer.controls') })).toBeVisible();
    await expect(sill).not.toBeInTheDocument();

    await userEvent.click(canvas.getByRole('button', { name: t('viewer.more') }));
    await userEvent.click(await screen.findByRole('button', { name: t('viewer.keepBar') }));
    await expect(canvas.getByRole('group', { name: t('viewer.controls') })).toBeVisible();
  }),
};

/** In full screen it hides automatically, unless it is in use. */
export const BarHidesByItself: Story = {
  beforeEach: () => {
    const element = spyOn(document, 'fullscreenElement', 'get').mockReturnValue(document.body);
    return () => element.mockRestore();
  },
  render: function BarHidesByItself() {
    return (
      <Page name="viewer">
        <TourStage name="Harbour House" waiting={['']} frame={undefined} foldAfterMs={300} />
      </Page>
    );
  },
  play: play(async ({ canvas, t }) => {
    const bar = await canvas.findByRole('group', { name: t('viewer.controls') });
    within(bar)
      .getByRole('button', { name: t('viewer.copy') })
      .focus();
    await fireEvent(document, new Event('fullscreenchange'));
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(bar).toBeVisible();
    canvas.getByRole('heading', { level: 1 }).focus();
    await expect(await canvas.findByRole('button', { name: t('viewer.showBar') })).toBeVisible();
  }),
};

/** When the keyboard focus enters the hidden bar, it opens and retains the focus. */
export const BarOpenedByTab: Story = {
  play: play(async ({ canvas, frame, t }) => {
    await frame('Harbour House');
    await userEvent.click(await canvas.findByRole('button', { name: t('viewer.more') }));
    await userEvent.click(await screen.findByRole('button', { name: t('viewer.hideBar') }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: t('viewer.back') })).toHaveFocus());
  }),
};

/** Arrow keys go through the dates in visual order, C compares; both keep the focus in place. */
export const ByKeys: Story = {
  parameters: { screen: offices() },
  play: play(async ({ canvas, dayText, t, globals }) => {
    const line = await canvas.findByRole('list', { name: t('viewer.dates') });
    canvas.getByRole('heading', { level: 1 }).focus();
    const backward = globals['locale'] === 'ar' ? '{ArrowRight}' : '{ArrowLeft}';
    await userEvent.keyboard(backward);
    const earlier = within(line).getByRole('link', { name: dayText('2024-02-01') });
    await waitFor(() => expect(earlier).toHaveAttribute('aria-current', 'date'));
    await userEvent.keyboard('c');
    const other = await canvas.findByRole('combobox', { name: t('viewer.compareWith') });
    await expect(other).toHaveValue('2024-09-15');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(other).not.toBeInTheDocument());
  }),
};

/** Two dates side by side: turning one of the tours turns both. */
export const ComparesTwoDates: Story = {
  parameters: { screen: offices('?compare=2024-02-01') },
  beforeEach: ({ msw }) => msw.use(projectFolder.speaking),
  play: play(async ({ canvas, frame, t }) => {
    const [first, second] = await Promise.all([
      frame('Wadi Offices', '2024-09-15'),
      frame('Wadi Offices', '2024-02-01'),
    ]);
    await waitFor(() => expect(second).toBeVisible());
    await waitFor(() => expect(first).toBeVisible());
    await expect(canvas.getByRole('button', { name: t('viewer.endCompare') })).toBeVisible();
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
  }),
};

/** Whether each tour shows its title, by its frame. */
function watchTitles() {
  const titles = new Map<Element | undefined, unknown>();
  window.addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('visible' in data)) return;
    const from = [...document.querySelectorAll('iframe')].find(
      ({ contentWindow }) => contentWindow === source,
    );
    titles.set(from, data.visible);
  });
  return titles;
}

/**
 * Both tours support the protocol: they lie on top of one another, with a divider that can be moved by
 * keyboard, too.
 */
export const ComparesByADivider: Story = {
  parameters: { screen: offices('?compare=2024-02-01') },
  beforeEach: ({ msw }) => msw.use(projectFolder.speaking),
  play: play(async ({ canvas, dayText, frame, t, globals }) => {
    const titles = watchTitles();
    const [later, earlier] = await Promise.all([
      frame('Wadi Offices', '2024-09-15'),
      frame('Wadi Offices', '2024-02-01'),
    ]);
    await waitFor(() => expect(earlier).toBeVisible());
    const overlay = canvas.getByRole('button', { name: t('viewer.overlaid') });
    // The default, once both tours have sent a message.
    await waitFor(() => expect(overlay).toHaveAttribute('aria-pressed', 'true'));
    const divider = await canvas.findByRole('slider', { name: t('viewer.divider') });
    const half = t('viewer.dividerValue', { percent: '50', day: dayText('2024-02-01') });
    await expect(divider).toHaveAttribute('aria-valuetext', half);
    await expect(later.getBoundingClientRect()).toEqual(earlier.getBoundingClientRect());

    // A press beside the divider reaches the tour that is visible there, the earlier one at the start.
    const { left, width, top, height } = later.getBoundingClientRect();
    const at = (share: number) => document.elementFromPoint(left + share * width, top + height / 4);
    const isRtl = globals['locale'] === 'ar';
    await expect(at(0.25)).toBe(isRtl ? later : earlier);
    await expect(at(0.75)).toBe(isRtl ? earlier : later);

    // Both dates stay beside the handle, and the tours hide their titles, which would be cut.
    const [one, other] = ['2024-02-01', '2024-09-15'].map((day) =>
      canvas.getByText(dayText(day), { selector: 'span' }),
    );
    // Sides of the window: the direction decides below which of them the distance is measured from.
    const { left: from, right: to } = (one ?? divider).getBoundingClientRect();
    const { left: from2, right: to2 } = (other ?? divider).getBoundingClientRect();
    const middle = left + width / 2;
    await expect(isRtl ? from - middle : middle - to).toBeGreaterThan(20);
    await expect(isRtl ? middle - to2 : from2 - middle).toBeGreaterThan(20);
    await expect(one?.parentElement?.getAnimations()).toEqual([]);
    await waitFor(() =>
      expect(titles).toEqual(
        new Map([
          [earlier, false],
          [later, false],
        ]),
      ),
    );

    await fireEvent.change(divider, { target: { value: '100' } });
    await waitFor(() => expect(at(isRtl ? 0.25 : 0.75)).toBe(earlier));
    await userEvent.click(overlay);
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(earlier).toBeVisible();
    await waitFor(() =>
      expect(titles).toEqual(
        new Map([
          [earlier, true],
          [later, true],
        ]),
      ),
    );
  }),
};

/** In a narrow window, the two tours are stacked. */
export const ComparesOnAPhone: Story = {
  tags: ['phone'],
  parameters: { screen: offices('?compare=2024-02-01') },
  globals: { viewport: { value: 'mobile1' } },
  play: play(async ({ frame }) => {
    const first = await frame('Wadi Offices', '2024-09-15');
    const second = await frame('Wadi Offices', '2024-02-01');
    await waitFor(() => expect(second).toBeVisible());
    // The earlier one comes first.
    await expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      second.getBoundingClientRect().bottom,
    );
  }),
};

/** Each half is too low for the whole picture: it shrinks, and nothing has to be scrolled. */
export const WaitsOnAPhone: Story = {
  tags: ['phone'],
  parameters: { screen: offices('?compare=2024-02-01') },
  globals: { viewport: { value: 'mobile1' } },
  beforeEach: ({ msw }) => msw.use(projectFolder.never),
  play: play(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('status')).toHaveLength(2));
    for (const words of canvas.getAllByRole('status')) {
      await waitFor(() => expect(words).toBeVisible());
      const { scrollHeight, clientHeight } =
        words.closest('[data-page-loading]')?.parentElement ?? document.body;
      await expect(scrollHeight).toBe(clientHeight);
    }
  }),
};

/** The other date has no tour: the current tour remains visible. */
export const ComparesWithNothing: Story = {
  parameters: { screen: offices('?compare=2024-02-01') },
  beforeEach: ({ msw }) => msw.use(projectFolder.allBut('2024-02-01')),
  play: play(async ({ canvas, frame, t }) => {
    const first = await frame('Wadi Offices', '2024-09-15');
    await waitFor(() => expect(first).toBeVisible());
    await expect(await canvas.findByText(t('viewer.noTourThere'))).toBeInTheDocument();
  }),
};

/** The project exists but has no tour: the page says so and offers a way to continue. Its name is in one line. */
export const WithoutTour: Story = {
  tags: ['empty'],
  beforeEach: ({ msw }) => msw.use(projectFolder.notFound),
  play: play(async ({ canvas, t }) => {
    const name = t('preparing.title', { name: 'Harbour House' });
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
    // One box per line.
    await expect(canvas.getByText('Harbour House').getClientRects()).toHaveLength(1);
    await expect(canvas.getByText(t('preparing.ownerLead'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('viewer.back') })).toHaveAttribute(
      'href',
      '/user/noor',
    );
    await expect(canvas.queryByText('404')).toBeNull();
  }),
};

/** The page has one bar, although the frame around the message could have another. */
export const WithoutTourOffline: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(projectFolder.notFound),
  play: play(async ({ canvas, t, globals }) => {
    const name = t('preparing.title', { name: 'Harbour House' });
    await canvas.findByRole('heading', { level: 1, name });
    await fireEvent(window, new Event('offline'));
    const [words = ''] = textOf(shellTexts, globals)('offline.bar', { time: '' }).split('.');
    await expect(await canvas.findAllByText(new RegExp(words.trim().slice(0, 12)))).toHaveLength(1);
  }),
};

/** The user name in the address is in capitals, as in a typed or printed address. */
export const NamedInCapitals: Story = {
  parameters: { screen: { path: '/user/NOOR/Harbour%20House' } },
  play: play(async ({ frame, canvas, t }) => {
    await expect(await frame('Harbour House')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: t('viewer.back') })).toHaveAttribute(
      'href',
      '/user/noor',
    );
  }),
};

/** The address has a name that the project had before: it is replaced by the present one, and the rest of it stays. */
export const FormerName: Story = {
  parameters: { screen: { path: '/user/noor/Old%20Offices/2024-09-15?compare=2024-02-01' } },
  beforeEach: ({ msw }) => msw.use(projectFolder.renamed('Wadi Offices')),
  play: play(async ({ frame, canvas, t }) => {
    await expect(await frame('Wadi Offices', '2024-09-15')).toBeInTheDocument();
    await expect(
      canvas.getByRole('heading', { level: 1, name: /Wadi Offices/ }),
    ).toBeInTheDocument();
    // The dates are those of the project, and the comparison is the one of the address.
    const other = await canvas.findByRole('combobox', { name: t('viewer.compareWith') });
    await expect(other).toHaveValue('2024-02-01');
  }),
};

/** The former name of a project that is shared with the user. */
export const FormerNameOfShared: Story = {
  parameters: { screen: { path: '/user/noor/access-project/KHALID/Old%20Villa' } },
  beforeEach: ({ msw }) => msw.use(projectFolder.renamed('فيلا الأمانة', 'khalid')),
  play: play(async ({ frame }) => {
    const tour = await frame('فيلا الأمانة');
    await waitFor(() => expect(tour).toBeVisible());
  }),
};

/** The former name of a project without a tour: its page says so, not that there is no such project. */
export const FormerNameWithoutTour: Story = {
  tags: ['empty'],
  parameters: { screen: { path: '/user/noor/Old%20Library' } },
  beforeEach: ({ msw }) =>
    msw.use(currentUser.withExpectedTours, projectFolder.renamedWithoutTour('Jabal Library')),
  play: play(async ({ canvas, t }) => {
    const name = t('preparing.title', { name: 'Jabal Library' });
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  }),
};

export const Missing: Story = {
  tags: ['error'],
  parameters: { screen: { path: '/user/noor/No%20Such%20House' } },
  beforeEach: ({ msw }) => msw.use(projectFolder.notFound),
  play: async ({ canvas }) => {
    const elsewhere = await canvas.findByTestId('elsewhere');
    await expect(elsewhere).toHaveTextContent('/no-project-found');
    await expect(elsewhere).toHaveAttribute('data-state', '{"err":"no-project-found"}');
  },
};

/** Waits for the page of a project without a tour, and returns its text about the expected day. */
async function preparedMessage(context: Context, project: string, day: { en: string; ar: string }) {
  const { canvas, t } = viewer(context);
  const name = t('preparing.title', { name: project });
  const heading = await canvas.findByRole('heading', { level: 1, name });
  const message = heading.nextElementSibling;
  await expect(message).toHaveTextContent(context.globals['locale'] === 'ar' ? day.ar : day.en);
  return message;
}

/** No tour yet, but the day by which it is expected. */
export const Expected: Story = {
  tags: ['empty'],
  parameters: { screen: { path: '/user/noor/Jabal%20Library' } },
  beforeEach: ({ msw }) => msw.use(currentUser.withExpectedTours, projectFolder.notFound),
  play: play(async ({ canvas, t, context }) => {
    const message = await preparedMessage(context, 'Jabal Library', {
      en: 'Expected on 12 Mar 2099',
      ar: 'متوقعة في 12 مارس 2099',
    });
    await expect(message).toHaveTextContent(t('preparing.ownerLead'));
    await expect(canvas.getByRole('link', { name: t('viewer.back') })).toHaveAttribute(
      'href',
      '/user/noor',
    );
  }),
};

/** No tour yet, although the expected day has passed; only the owner is notified by mail. */
export const Overdue: Story = {
  tags: ['empty'],
  parameters: {
    screen: { path: `/user/noor/access-project/khalid/${encodeURIComponent('كشك الواحة')}` },
  },
  beforeEach: ({ msw }) => msw.use(currentUser.withExpectedTours, projectFolder.notFound),
  play: play(async ({ t, context }) => {
    const message = await preparedMessage(context, 'كشك الواحة', {
      en: 'Was expected on 5 Sep 2024',
      ar: 'كانت متوقعة في 5 سبتمبر 2024',
    });
    await expect(message).toHaveTextContent(t('preparing.sharedLead'));
    await expect(message).not.toHaveTextContent(t('preparing.ownerLead'));
  }),
};

/** No tour on the date in the URL: lists the other dates, newest first. */
export const OtherDates: Story = {
  parameters: { screen: offices() },
  beforeEach: ({ msw }) => msw.use(projectFolder.allBut('2024-09-15')),
  play: play(async ({ canvas, dayText, t, frame }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: t('viewer.noTourThere') }),
    ).toBeVisible();
    const dates = () =>
      canvas.getAllByRole('link', { name: /^\d/ }).map((link) => link.textContent);
    await waitFor(() => expect(dates()).toEqual([dayText('2025-04-20'), dayText('2024-02-01')]));
    await userEvent.click(canvas.getByRole('link', { name: dayText('2024-02-01') }));
    await expect(await frame('Wadi Offices', '2024-02-01')).toBeInTheDocument();
  }),
};

/** The URL has no date: the user chooses one. */
export const AsksForADate: Story = {
  parameters: { screen: { path: '/user/noor/Wadi%20Offices' } },
  beforeEach: ({ msw }) => msw.use(projectFolder.onlyFor('noor|Wadi Offices|2024-02-01')),
  play: play(async ({ canvas, t }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: t('dates.title') }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^\d/ })).toHaveLength(1);
  }),
};

export const OfSomebodyElse: Story = {
  tags: ['forbidden'],
  parameters: { screen: { path: '/user/omar/Villa' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(/^\/$/);
  },
};

/** Does not disclose whether a project of another user exists. */
export const Forbidden: Story = {
  tags: ['forbidden'],
  parameters: { screen: { path: '/user/noor/No%20Such%20House' } },
  beforeEach: ({ msw }) => msw.use(projectFolder.forbidden),
  play: async ({ canvas }) => {
    const elsewhere = await canvas.findByTestId('elsewhere');
    await expect(elsewhere).toHaveTextContent('/no-project-found');
    await expect(elsewhere).toHaveAttribute('data-state', '{"err":"no-project-found"}');
  },
};

/** A server may omit the path: the contract defines the default. */
export const WithoutPath: Story = {
  beforeEach: ({ msw }) => msw.use(projectFolder.withoutPath),
  play: play(async ({ frame }) => {
    const src = (await frame('Harbour House')).getAttribute('src') ?? '';
    await expect(new URL(src).pathname).toBe('/projects/noor/Harbour%20House/index.html');
  }),
};

/** The clipboard is denied: the link is shown for selection. */
export const CopyRefused: Story = {
  tags: ['error'],
  parameters: { screen: DATED_AND_SHARED },
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    return () => write.mockRestore();
  },
  play: play(async ({ canvas, t, frame }) => {
    await waitFor(async () => expect(await frame('فيلا الأمانة', '2024-03-05')).toBeVisible());
    const copy = await canvas.findByRole('button', { name: t('viewer.copy') });
    await userEvent.click(copy);
    const dialog = await screen.findByRole('dialog', { name: t('viewer.copy') });
    await waitFor(() => expect(within(dialog).getByText(t('viewer.copyRefused'))).toBeVisible());
    const link = within(dialog).getByRole<HTMLInputElement>('textbox', { name: t('viewer.link') });
    await expect(link).toHaveValue(window.location.href);
    await userEvent.click(link);
    await expect(link.selectionEnd).toBe(window.location.href.length);
    await userEvent.click(within(dialog).getByRole('button', { name: uiText('close') }));
    await waitFor(() => expect(copy).toHaveFocus());
  }),
};

export const SignedOut: Story = {
  beforeEach: ({ msw }) => msw.use(projectFolder.expired),
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(/^\/$/);
  },
};

/** Reported immediately, before the retries end, and loaded again when the server is reachable. */
export const Offline: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(projectFolder.unreachable),
  play: play(async ({ canvas, t, frame, globals, msw }) => {
    const offline = textOf(problemTexts, globals)('offline');
    await waitFor(async () => {
      await expect(canvas.getByRole('heading', { name: t('viewer.failed') })).toBeVisible();
      await expect(canvas.getByText(offline)).toBeVisible();
    });
    msw.use(projectFolder.there);
    await fireEvent(window, new Event('online'));
    await waitFor(async () => expect(await frame('Harbour House')).toBeVisible());
    await expect(canvas.queryByRole('alert')).toBeNull();
  }),
};

export const InvalidResponse: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(projectFolder.invalidResponse),
  play: tells(({ globals }) => textOf(problemTexts, globals)('invalidResponse')),
};

/** A URL that is not http(s) is not framed, even if the server sent it. */
export const UnsafeAddress: Story = {
  beforeEach: ({ msw }) => msw.use(projectFolder.hostile),
  play: async (context) => {
    await tells(({ globals }) => textOf(tourTexts, globals)('viewer.unsafe'))(context);
    await expect(context.canvasElement.querySelector('iframe')).toBeNull();
  },
};

export const RecoversOnRetry: Story = {
  beforeEach: ({ msw }) => msw.use(projectFolder.serverError),
  play: play(async ({ canvas, frame, globals, msw }) => {
    const retry = textOf(problemTexts, globals)('retry');
    const button = await canvas.findByRole('button', { name: retry });
    msw.use(projectFolder.there);
    await userEvent.click(button);
    const tour = await frame('Harbour House');
    await waitFor(() => expect(tour).toBeVisible());
  }),
};
