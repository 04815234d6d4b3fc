import { ENDPOINTS, type GuestTour } from '@jawla/contract';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@jawla/contract/limits';
import { delay, type HttpHandler } from 'msw';
import { GUEST_PASSCODE, guestBuildings } from '../fixtures';
import { ENDLESS_PAGE, speakingTour, TOUR_PAGE, type SpeakingTour } from './projects';
import { commonResponses, handle, refusal, refused, reply } from './response';

const ENDED = { en: 'This link has ended.', ar: 'انتهت صلاحية هذا الرابط.' };
const WRONG_PASSCODE = { en: 'The passcode is wrong.', ar: 'رمز الدخول غير صحيح.' };
const TOO_MANY = {
  en: 'Too many attempts. Wait 10 minutes and try again.',
  ar: 'تم تجاوز عدد المحاولات المسموح به. انتظر 10 دقائق ثم حاول مجددًا.',
};
const AFTER_TEN_MINUTES = { headers: { 'Retry-After': '600' } };

type Building = NonNullable<GuestTour['building']>;

async function bodyOf(request: Request) {
  return ENDPOINTS.guestTour.body.safeParse(await request.json()).data;
}

/** By default, the sender's language is the guest's. */
function languageOf({ headers }: Request): Language {
  return LANGUAGES.find((each) => each === headers.get('lang')) ?? DEFAULT_LANGUAGE;
}

interface Opened {
  building?: Building;
  language?: Language;
  /** URL of the tour of a date. */
  path?: (slot: string) => string;
}

/** The response of a link to a building: the tour of the requested date, else of the newest. */
function opened(
  request: Request,
  slot: string | undefined,
  { building = guestBuildings.offices, language, path = pathOf }: Opened,
): Response {
  const found = building.dates.find((date) => date.slot === slot) ?? building.dates.at(-1);
  return reply('guestTour', {
    language: language ?? languageOf(request),
    building,
    tour: found === undefined ? null : { slot: found.slot, path: path(found.slot) },
  });
}

const pathOf = (slot: string) => `${TOUR_PAGE}?${slot}`;

function open(options: Opened = {}): HttpHandler {
  return handle('guestTour', async ({ request }) =>
    opened(request, (await bodyOf(request))?.slot, options),
  );
}

function locked(request: Request): Response {
  return reply('guestTour', { language: languageOf(request), building: null, tour: null });
}

/** POST guest-tour */
export const guestTour = {
  ...commonResponses('guestTour'),
  /** A link to a project with three dates. */
  there: open(),
  oneDate: open({ building: guestBuildings.officesOnOneDate }),
  /** A building with an Arabic name; its newest date is the project's own. */
  villa: open({ building: guestBuildings.villa }),
  prepared: open({ building: guestBuildings.prepared }),
  endless: open({ path: () => ENDLESS_PAGE }),
  hostile: open({ path: () => 'javascript:alert(1)' }),
  /** The sender's language is not the guest's. */
  inLanguage: (language: Language) => open({ language }),
  speaking: (itself: SpeakingTour) => open({ path: () => speakingTour(itself) }),
  /** The passcode is stored, as in a cookie. */
  locked: () => {
    let isUnlocked = false;
    return handle('guestTour', async ({ request }) => {
      const { slot, passcode } = (await bodyOf(request)) ?? {};
      if (passcode !== undefined && passcode !== GUEST_PASSCODE)
        return refusal(request, 403, WRONG_PASSCODE);
      isUnlocked ||= passcode === GUEST_PASSCODE;
      return isUnlocked ? opened(request, slot, {}) : locked(request);
    });
  },
  /** Every passcode is one too many. */
  tooManyTries: handle('guestTour', async ({ request }) =>
    (await bodyOf(request))?.passcode === undefined
      ? locked(request)
      : refusal(request, 429, TOO_MANY, AFTER_TEN_MINUTES),
  ),
  /** The response to a passcode does not arrive. */
  endlessCheck: handle('guestTour', async ({ request }) => {
    if ((await bodyOf(request))?.passcode !== undefined) await delay('infinite');
    return locked(request);
  }),
  /** The response about one date is late. */
  lateOn: (late: string) =>
    handle('guestTour', async ({ request }) => {
      const slot = (await bodyOf(request))?.slot;
      if (slot === late) await delay(1000);
      return opened(request, slot, {});
    }),
  /** With notes, which this browser writes under a name. */
  noted: (name: string | null = null, isOnOneDate = false) => {
    const building = isOnOneDate ? guestBuildings.officesOnOneDate : guestBuildings.offices;
    return open({ building: { ...building, notes: { projectId: 'p-offices', name } } });
  },
  /** The passcode was changed. */
  passcodeAsked: handle('guestTour', ({ request }) => locked(request)),
  rateLimited: refused('guestTour', 429, TOO_MANY, AFTER_TEN_MINUTES),
  /** Expired, revoked and unknown links. */
  ended: refused('guestTour', 404, ENDED),
};
