import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, LANGUAGES, STORAGE } from '@jawla/contract/limits';
import { GUEST_PASSCODE, guestTour } from '@jawla/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { problemTexts } from '#core/http';
import { formatDay } from '#core/i18n';
import { Page, shellTexts } from '#shell';
import {
  type Context,
  languageOf,
  onReload,
  type Play,
  playWith,
  screenMeta,
  type Story,
  textOf,
} from '#testing';
import { tourTexts } from '#tours';
import { features } from '../../guest.page';
import { guestTexts } from '../../guests.texts';
import { GuestTourScreen } from './GuestTourScreen';

const SECRET = 'kR8zT2vQ5nB7xW1yL4mC6pD9sF3hJ0aG';
const phone = { viewport: { value: 'mobile1', isRotated: false } };

const meta = {
  title: 'Screens/Public/Guest link',
  ...screenMeta({
    page: 'guest',
    screen: GuestTourScreen,
    path: `/g/${SECRET}`,
    features,
    as: 'visitor',
  }),
};

export default meta;

function guest({ canvas, globals }: Context) {
  const t = textOf({ ...tourTexts, ...guestTexts }, globals);
  const dayText = (day: string) => formatDay(day, languageOf(globals));
  return {
    t,
    dayText,
    frame: (day: string, name = 'Wadi Offices') =>
      canvas.findByTitle(
        t('viewer.frame', { name: t('viewer.nameOnDay', { name, day: dayText(day) }) }),
      ),
    date: (day: string) => canvas.findByRole('link', { name: dayText(day) }),
    boxes: () => canvas.findByRole('textbox', { name: t('locked.label') }),
    open: () => canvas.getByRole('button', { name: t('locked.open') }),
  };
}

const play = playWith(guest);

/** A page in place of the tour. Its title and its texts do not disclose the secret. */
function tells(heading: (context: Context) => string): Play {
  return async (context) => {
    const name = heading(context);
    await expect(await context.canvas.findByRole('heading', { level: 1, name })).toBeVisible();
    await expect(document.title).toContain(name);
    const help = textOf(shellTexts, context.globals)('footer.contact');
    await expect(context.canvas.getByRole('link', { name: new RegExp(help) })).toHaveAttribute(
      'href',
      expect.stringMatching(/^(https|mailto):/),
    );
    await expect(document.title + document.body.textContent).not.toContain(SECRET);
  };
}

const title = (key: 'ended.title' | 'viewer.failed') => (context: Context) => guest(context).t(key);

/** Nothing is written before the language of the sender is known. */
export const Opening: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(guestTour.never),
  play: async ({ canvas, canvasElement }) => {
    const status = await canvas.findByRole('status');
    await expect(status.textContent).toBe('');
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

export const Waiting: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(guestTour.endless),
  play: play(async ({ frame, t, canvas }) => {
    await expect(await frame('2025-04-20')).not.toBeVisible();
    await expect(canvas.getByText(t('opening'))).toBeInTheDocument();
  }),
};

export const TakesLong: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(guestTour.endless),
  render: () => (
    <Page name="guest">
      <GuestTourScreen slowAfterMs={0} />
    </Page>
  ),
  play: play(async ({ t, canvas }) => {
    // Once more when the frame takes the place of the link that loads: nothing that was found lasts until then.
    await waitFor(() => {
      canvas.getByText(t('viewer.late'));
      canvas.getByRole('button', { name: t('viewer.reload') });
    });
  }),
};

/** Building, dates, language and help; no way back, and nothing about accounts. */
export const Open: Story = {
  play: play(async ({ canvas, frame, date, dayText, t }) => {
    const tour = await frame('2025-04-20');
    await waitFor(() => expect(tour).toBeVisible());
    await expect(tour).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      `Wadi Offices ${dayText('2025-04-20')}`,
    );
    await expect(document.title).toContain('Wadi Offices');
    await expect(document.title).not.toContain(SECRET);
    await expect(canvas.queryByRole('link', { name: t('viewer.back') })).toBeNull();

    const days = within(canvas.getByRole('list', { name: t('viewer.dates') }));
    await expect(days.getAllByRole('listitem').map((day) => day.textContent)).toEqual(
      ['2024-02-01', '2024-09-15', '2025-04-20'].map(dayText),
    );
    await userEvent.click(await date('2024-02-01'));
    const earlier = await frame('2024-02-01');
    await waitFor(() => expect(earlier).toBeVisible());
    await expect(await date('2024-02-01')).toHaveAttribute('aria-current', 'date');
    await expect(tour).not.toBeInTheDocument();

    await userEvent.click(canvas.getByRole('button', { name: t('viewer.more') }));
    const more = within(await screen.findByRole('dialog', { name: t('viewer.more') }));
    const help = await more.findByRole('link', { name: new RegExp(t('viewer.help')) });
    await waitFor(() => expect(help).toBeVisible());
  }),
};

/** The date in the URL, as after a reload. */
export const OpenedOnADate: Story = {
  parameters: { screen: { path: `/g/${SECRET}?date=2024-09-15` } },
  play: play(async ({ frame, date }) => {
    const tour = await frame('2024-09-15');
    await waitFor(() => expect(tour).toBeVisible());
    // The newest date has no query, so that the link can be passed on.
    await expect(await date('2025-04-20')).toHaveAttribute('href', `/g/${SECRET}`);
  }),
};

export const OneDate: Story = {
  beforeEach: ({ msw }) => msw.use(guestTour.oneDate),
  play: play(async ({ frame, t, canvas }) => {
    const tour = await frame('2024-09-15');
    await waitFor(() => expect(tour).toBeVisible());
    await expect(canvas.queryByRole('list', { name: t('viewer.dates') })).toBeNull();
    await expect(canvas.queryByRole('button', { name: t('viewer.compare') })).toBeNull();
  }),
};

/** The name is in another script than the page, or in the same. */
export const ArabicName: Story = {
  beforeEach: ({ msw }) => msw.use(guestTour.villa),
  play: play(async ({ frame }) => {
    const tour = await frame('2023-11-05', 'فيلا الأمانة');
    await waitFor(() => expect(tour).toBeVisible());
  }),
};

export const OnAPhone: Story = {
  globals: phone,
  play: play(async ({ canvas, frame, t, context }) => {
    const tour = await frame('2025-04-20');
    await waitFor(() => expect(tour).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: t('viewer.older') }));
    const earlier = await frame('2024-09-15');
    await waitFor(() => expect(earlier).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    // Above the dates: whose tour it is, of which building, in which language, and whom to ask.
    const controls = within(canvas.getByRole('group', { name: t('viewer.controls') }));
    const mark = document.querySelector('[data-tour-bar] svg');
    const seen = [
      ...(mark instanceof SVGElement ? [mark] : []),
      controls.getByText('Wadi Offices', { selector: '[aria-hidden] *' }),
      controls.getByRole('button', { name: LANGUAGE_NAMES[otherLanguage(context)] }),
      controls.getByRole('link', { name: new RegExp(t('viewer.help')) }),
    ];
    const dates = canvas.getByRole('button', { name: t('viewer.older') }).getBoundingClientRect();
    await expect(seen).toHaveLength(4);
    for (const part of seen) {
      await expect(part).toBeVisible();
      await expect(part.getBoundingClientRect().bottom).toBeLessThanOrEqual(dates.top);
    }
  }),
};

/** The response about a date that the guest has left must not replace the one that they chose. */
export const LateResponse: Story = {
  beforeEach: ({ msw }) => msw.use(guestTour.lateOn('2024-02-01')),
  play: play(async ({ canvas, frame, date, dayText, t }) => {
    await frame('2025-04-20');
    await userEvent.click(await date('2024-02-01'));
    await userEvent.click(await date('2024-09-15'));
    const chosen = await frame('2024-09-15');
    await waitFor(() => expect(chosen).toBeVisible());
    // Choosing it again waits for its response.
    await userEvent.click(await date('2024-02-01'));
    const late = await frame('2024-02-01');
    await waitFor(() => expect(late).toBeVisible());
    await userEvent.click(await date('2024-09-15'));
    await waitFor(async () => expect(await frame('2024-09-15')).toBeVisible());
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      dayText('2024-09-15'),
    );
    await expect(canvas.getAllByTitle(new RegExp(t('viewer.frame', { name: '' })))).toHaveLength(1);
  }),
};

export const Compared: Story = {
  play: play(async ({ canvas, frame, t }) => {
    await frame('2025-04-20');
    await userEvent.click(canvas.getByRole('button', { name: t('viewer.compare') }));
    const other = await frame('2024-09-15');
    await waitFor(() => expect(other).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: t('viewer.endCompare') }));
    await waitFor(() => expect(other).not.toBeInTheDocument());
  }),
};

export const Rooms: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      guestTour.speaking({
        scenes: [
          { id: 'hall', title: 'Hall' },
          { id: 'court', title: 'الفناء' },
        ],
      }),
    ),
  play: play(async ({ frame, t, canvas }) => {
    const tour = await frame('2025-04-20');
    await waitFor(() => expect(tour).toBeVisible());
    const rooms = await canvas.findByRole('combobox', { name: t('viewer.room') });
    await userEvent.selectOptions(rooms, 'Hall');
    await waitFor(() => expect(rooms).toHaveValue('hall'));
  }),
};

/** A user with a session sees the same. */
export const SignedIn: Story = {
  parameters: { screen: { token: 't-noor' } },
  play: play(async ({ frame, t, canvas }) => {
    const tour = await frame('2025-04-20');
    await waitFor(() => expect(tour).toBeVisible());
    await expect(canvas.queryByRole('link', { name: t('viewer.back') })).toBeNull();
  }),
};

function otherLanguage({ globals }: Pick<Context, 'globals'>) {
  return LANGUAGES.find((language) => language !== languageOf(globals)) ?? DEFAULT_LANGUAGE;
}

/** Without a choice of their own, guests read the sender's language; it is not stored as theirs. */
export const InTheSendersLanguage: Story = {
  beforeEach: ({ msw, globals }) => msw.use(guestTour.inLanguage(otherLanguage({ globals }))),
  play: async ({ canvas, globals }) => {
    const t = textOf(tourTexts, { ...globals, locale: otherLanguage({ globals }) });
    await expect(await canvas.findByRole('list', { name: t('viewer.dates') })).toBeVisible();
    await expect(localStorage.getItem(STORAGE.language)).toBeNull();
  },
};

export const OwnChoiceOfLanguage: Story = {
  beforeEach: ({ msw, globals }) => {
    localStorage.setItem(STORAGE.language, languageOf(globals));
    msw.use(guestTour.inLanguage(otherLanguage({ globals })));
  },
  play: play(async ({ t, canvas }) => {
    await expect(await canvas.findByRole('list', { name: t('viewer.dates') })).toBeVisible();
  }),
};

/** Revoked while the tour is open: the tab that comes to the front shows it, and a reload keeps the language. */
export const RevokedWhileOpen: Story = {
  tags: ['done'],
  beforeEach: ({ msw, globals }) => msw.use(guestTour.inLanguage(otherLanguage({ globals }))),
  play: async ({ canvas, globals, msw }) => {
    const t = textOf(
      { ...tourTexts, ...guestTexts },
      { ...globals, locale: otherLanguage({ globals }) },
    );
    await expect(await canvas.findByRole('list', { name: t('viewer.dates') })).toBeVisible();
    msw.use(guestTour.ended);
    document.dispatchEvent(new Event('visibilitychange'));
    const name = t('ended.title');
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  },
};

/** After a reload, nothing but the tab knows the language of a link that has ended. */
export const EndedInTheSendersLanguage: Story = {
  tags: ['error'],
  beforeEach: ({ msw, globals }) => {
    sessionStorage.setItem('guest-language', otherLanguage({ globals }));
    msw.use(guestTour.ended);
    return () => sessionStorage.removeItem('guest-language');
  },
  play: async ({ canvas, globals }) => {
    const t = textOf(guestTexts, { ...globals, locale: otherLanguage({ globals }) });
    const name = t('ended.title');
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  },
};

/** The toggle stores the choice, and loads the page in it. */
export const ChangesLanguage: Story = {
  play: play(async ({ frame, canvas, context }) => {
    const other = otherLanguage(context);
    await frame('2025-04-20');
    onReload.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: LANGUAGE_NAMES[other] }));
    await expect(onReload).toHaveBeenCalledOnce();
    await expect(localStorage.getItem(STORAGE.language)).toBe(other);
  }),
};

export const Locked: Story = {
  beforeEach: ({ msw }) => msw.use(guestTour.locked()),
  play: play(async ({ boxes, open, frame, date, t, canvas }) => {
    await expect(await boxes()).toHaveFocus();
    await expect(open()).toBeDisabled();
    await expect(document.title).toContain(t('locked.title'));
    await expect(canvas.queryByText('Wadi Offices')).toBeNull();
    await userEvent.keyboard(`${GUEST_PASSCODE}{Enter}`);
    const tour = await frame('2025-04-20');
    await waitFor(() => expect(tour).toBeVisible());
    // The server does not ask again.
    await userEvent.click(await date('2024-02-01'));
    await waitFor(async () => expect(await frame('2024-02-01')).toBeVisible());
  }),
};

/** Pasted from a message, with Latin or Arabic digits. */
export const PastedPasscode: Story = {
  beforeEach: ({ msw }) => msw.use(guestTour.locked()),
  play: play(async ({ boxes, open, frame }) => {
    await userEvent.click(await boxes());
    await userEvent.paste('654 321');
    await expect(await boxes()).toHaveValue('654321');
    await userEvent.paste('رمز الدخول: ١٢٣٤٥٦');
    await expect(await boxes()).toHaveValue(GUEST_PASSCODE);
    await userEvent.click(open());
    const tour = await frame('2025-04-20');
    await waitFor(() => expect(tour).toBeVisible());
  }),
};

export const LockedOnAPhone: Story = {
  globals: phone,
  beforeEach: ({ msw }) => msw.use(guestTour.locked()),
  play: play(async ({ boxes }) => {
    await expect(await boxes()).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  }),
};

export const Checking: Story = {
  tags: ['loading'],
  beforeEach: ({ msw }) => msw.use(guestTour.endlessCheck),
  play: play(async ({ boxes, t, canvas }) => {
    // A wrong one: the request outlives the story, and may reach the locked link of the next.
    await userEvent.type(await boxes(), '000000{Enter}');
    await expect(await canvas.findByRole('button', { name: t('locked.checking') })).toBeVisible();
    await expect(await boxes()).toHaveFocus();
  }),
};

/** The boxes are emptied and keep the focus; the next digit hides the error, and no button moves. */
export const WrongPasscode: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(guestTour.locked()),
  play: play(async ({ boxes, open, t }) => {
    await userEvent.type(await boxes(), '000000');
    await document.fonts.ready;
    const { top } = open().getBoundingClientRect();
    await userEvent.click(open());
    const input = await boxes();
    await waitFor(() => expect(input).toHaveAccessibleDescription(t('locked.wrong')));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(Math.abs(open().getBoundingClientRect().top - top)).toBeLessThan(2);
  }),
};

export const WrongThenRight: Story = {
  beforeEach: ({ msw }) => msw.use(guestTour.locked()),
  play: play(async ({ boxes, frame }) => {
    const input = await boxes();
    await userEvent.type(input, '000000{Enter}');
    await waitFor(() => expect(input).toBeInvalid());
    await userEvent.keyboard('1');
    await expect(input).toBeValid();
    await expect(input).toHaveValue('1');
    await userEvent.keyboard('23456{Enter}');
    const tour = await frame('2025-04-20');
    await waitFor(() => expect(tour).toBeVisible());
  }),
};

export const TooManyTries: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(guestTour.tooManyTries),
  play: play(async ({ boxes, t }) => {
    const input = await boxes();
    await userEvent.type(input, '000000{Enter}');
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription(t('tooMany', { smart_count: 10 })),
    );
    await expect(input).toHaveFocus();
  }),
};

/** A network error is no wrong passcode: the digits stay, to be sent again. */
export const CheckOffline: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(guestTour.locked()),
  play: play(async ({ boxes, frame, msw, globals }) => {
    const input = await boxes();
    msw.use(guestTour.unreachable);
    await userEvent.type(input, `${GUEST_PASSCODE}{Enter}`);
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription(textOf(problemTexts, globals)('offline')),
    );
    await expect(input).toHaveValue(GUEST_PASSCODE);
    msw.use(guestTour.there);
    await userEvent.keyboard('{Enter}');
    const tour = await frame('2025-04-20');
    await waitFor(() => expect(tour).toBeVisible());
  }),
};

/** Expired, revoked and unknown links look alike. */
export const Ended: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(guestTour.ended),
  play: play(async ({ canvas, t, context }) => {
    await tells(title('ended.title'))(context);
    await expect(canvas.getByText(t('ended.more'))).toBeVisible();
  }),
};

export const EndedOnAPhone: Story = { ...Ended, parameters: {}, globals: phone };

/** The link is revoked while it is open: the next date, or a reload, shows it. */
export const EndedWhileOpen: Story = {
  tags: ['error'],
  play: play(async ({ frame, date, msw, canvas, context }) => {
    await frame('2025-04-20');
    msw.use(guestTour.ended);
    await userEvent.click(await date('2024-02-01'));
    await tells(title('ended.title'))(context);
    await expect(canvas.queryByText('Wadi Offices')).toBeNull();
  }),
};

export const EndedOnReload: Story = {
  play: play(async ({ frame, t, msw, canvas, context }) => {
    await frame('2025-04-20');
    msw.use(guestTour.ended);
    await userEvent.click(canvas.getByRole('button', { name: t('viewer.more') }));
    await userEvent.click(await screen.findByRole('button', { name: t('viewer.reload') }));
    await tells(title('ended.title'))(context);
  }),
};

export const BeingPrepared: Story = {
  tags: ['empty'],
  beforeEach: ({ msw }) => msw.use(guestTour.prepared),
  play: play(async ({ canvas, t, context }) => {
    await tells(() => 'Wadi Offices')(context);
    await expect(canvas.getByText(t('prepared.more'))).toBeVisible();
  }),
};

export const ServerBroken: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(guestTour.serverError),
  play: play(async ({ globals, msw, canvas, frame, context }) => {
    await tells(title('viewer.failed'))(context);
    const retry = textOf(problemTexts, globals)('retry');
    msw.use(guestTour.there);
    await userEvent.click(canvas.getByRole('button', { name: retry }));
    const tour = await frame('2025-04-20');
    await waitFor(() => expect(tour).toBeVisible());
  }),
};

export const TooManyOpened: Story = {
  tags: ['error'],
  beforeEach: ({ msw }) => msw.use(guestTour.rateLimited),
  play: play(async ({ t, canvas, context }) => {
    await tells(title('viewer.failed'))(context);
    await expect(canvas.getByText(t('tooMany', { smart_count: 10 }))).toBeVisible();
  }),
};

export const Offline: Story = {
  tags: ['offline'],
  beforeEach: ({ msw }) => msw.use(guestTour.unreachable),
  play: async (context) => {
    await tells(title('viewer.failed'))(context);
    const offline = textOf(problemTexts, context.globals)('offline');
    await expect(context.canvas.getByText(offline)).toBeVisible();
  },
};

export const UnsafeAddress: Story = {
  beforeEach: ({ msw }) => msw.use(guestTour.hostile),
  play: play(async ({ canvas, t, context }) => {
    await tells(title('viewer.failed'))(context);
    await expect(canvas.getByText(t('viewer.unsafe'))).toBeVisible();
  }),
};
