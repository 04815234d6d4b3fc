import { ENDPOINTS, type GuestLink, type ListedGuestLink } from '@jawla/contract';
import { GUEST_LINKS_PAGE_SIZE } from '@jawla/contract/guestLimits';
import { type HttpHandler } from 'msw';
import {
  GUEST_SECRET,
  guessedLink,
  guessedListedLink,
  guestLinks as links,
  listedGuestLinks as listed,
} from '../fixtures';
import {
  commonResponses,
  done,
  handle,
  ok,
  refusal,
  refused,
  reply,
  slowly,
  textFor,
} from './response';
import { serverTexts } from './serverTexts';

const NO_LINK = {
  en: 'This guest link no longer exists, or has been revoked.',
  ar: 'رابط الزائر هذا لم يعد موجودًا أو تم إبطاله.',
};
const all = Object.values(links);

const listOfAll = Object.values<ListedGuestLink>(listed);
const makers = [
  { _id: 'u-noor', name: 'Noor Haddad' },
  { _id: 'u-omar', name: 'Omar Nasser' },
  { _id: 'u-gone', name: 'Maya Guadalupe Fernández-Whit' },
];

/** GET guest-links */
export const allGuestLinks = {
  ...commonResponses('allGuestLinks'),
  none: ok('allGuestLinks', { links: [], total: 0, makers: [] }),
  /** As the server filters them. */
  filled: handle('allGuestLinks', ({ request }) => {
    const { searchParams } = new URL(request.url);
    const [state, maker] = [searchParams.get('state'), searchParams.get('maker')];
    const found = listOfAll.filter(
      (link) =>
        (state === null || link.state === state) && (maker === null || link.maker?._id === maker),
    );
    return reply('allGuestLinks', { links: found, total: found.length, makers });
  }),
  threePages: handle('allGuestLinks', ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'));
    const at = (index: number) => (page - 1) * GUEST_LINKS_PAGE_SIZE + index + 1;
    const rows = Array.from({ length: GUEST_LINKS_PAGE_SIZE }, (_, index) => ({
      ...listed.contractor,
      _id: `g-${at(index)}`,
      note: `Link ${at(index)}`,
    }));
    return reply('allGuestLinks', { links: rows, total: 3 * GUEST_LINKS_PAGE_SIZE, makers });
  }),
  guessed: ok('allGuestLinks', { links: [guessedListedLink], total: 1, makers }),
  /** After those that could end have ended. */
  revoked: ok('allGuestLinks', {
    links: listOfAll.map((link) => ({ ...link, state: 'revoked' as const })),
    total: listOfAll.length,
    makers,
  }),
};

/** DELETE guest-links */
export const endGuestLinks = {
  ...commonResponses('endGuestLinks'),
  done: done('endGuestLinks', serverTexts.guestLinksRevoked, { ended: 4 }),
};

/** GET guest-links/{projectId} */
export const guestLinkList = {
  ...commonResponses('guestLinks'),
  none: ok('guestLinks', { links: [] }),
  /** One in each state. */
  filled: ok('guestLinks', { links: all }),
  /** The first has been revoked. */
  withoutContractor: ok('guestLinks', {
    links: all.map((link) =>
      link._id === links.contractor._id ? { ...link, state: 'revoked' as const } : link,
    ),
  }),
  guessed: ok('guestLinks', { links: [guessedLink, links.contractor] }),
  slow: slowly('guestLinks', { links: all }),
  ofAnotherOwner: refused('guestLinks', 404, {
    en: 'Project not found.',
    ar: 'المشروع غير موجود.',
  }),
};

/** POST guest-links/{projectId} */
export const createGuestLink = {
  ...commonResponses('createGuestLink'),
  done: ok('createGuestLink', { link: links.contractor, secret: GUEST_SECRET }),
  tooMany: refused(
    'createGuestLink',
    409,
    {
      en: 'This project has 200 active guest links. Revoke some of them first.',
      ar: 'لهذا المشروع 200 رابط زائر فعّال. أبطِل بعضها أولًا.',
    },
    { code: 'tooMany' },
  ),
  wrongFields: refused(
    'createGuestLink',
    422,
    { en: 'Check the marked fields.', ar: 'تحقق من الحقول المحددة.' },
    {
      errors: {
        note: { en: 'This is too long.', ar: 'هذا النص طويل جدًا.' },
        expiresAt: { en: 'This day has passed.', ar: 'انقضى هذا اليوم.' },
      },
    },
  ),
};

/** PUT guest-links/{projectId}/{id} */
export const updateGuestLink = {
  ...commonResponses('updateGuestLink'),
  done: ok('updateGuestLink', { link: links.contractor }),
  revoked: refused('updateGuestLink', 404, NO_LINK),
};

/** POST guest-links/{projectId}/{id} */
export const replaceGuestLink = {
  ...commonResponses('replaceGuestLink'),
  done: ok('replaceGuestLink', { link: links.contractor, secret: GUEST_SECRET }),
  revoked: refused('replaceGuestLink', 404, NO_LINK),
};

/** DELETE guest-links/{projectId}/{id} */
export const revokeGuestLink = {
  ...commonResponses('revokeGuestLink'),
  done: done('revokeGuestLink', serverTexts.guestLinkRevoked),
  revoked: refused('revokeGuestLink', 404, NO_LINK),
};

/** DELETE guest-links/{projectId} */
export const revokeGuestLinks = {
  ...commonResponses('revokeGuestLinks'),
  done: done('revokeGuestLinks', serverTexts.guestLinksRevoked),
};

/**
 * All calls of guest links, as of a server that stores them.
 *
 * @param initial The links that there are.
 */
export function storedGuestLinks(initial: readonly GuestLink[] = all): HttpHandler[] {
  const stored = new Map(initial.map((link) => [link._id, link]));
  let created = 0;
  const newSecret = () => `${GUEST_SECRET.slice(0, -2)}${String((created += 1)).padStart(2, '0')}`;
  /** The link of a request, unless it is unknown or revoked. */
  const find = (id: unknown) => {
    const link = stored.get(String(id));
    return link?.state === 'revoked' ? undefined : link;
  };
  const revoke = (link: GuestLink) => stored.set(link._id, { ...link, state: 'revoked' });
  return [
    handle('guestLinks', () => reply('guestLinks', { links: [...stored.values()] })),
    handle('createGuestLink', async ({ request }) => {
      const form = ENDPOINTS.createGuestLink.body.parse(await request.json());
      const { passcode, email: _, ...fields } = form;
      const secret = newSecret();
      const link: GuestLink = {
        ...fields,
        _id: `g-new-${created}`,
        state: 'active',
        hasPasscode: passcode !== undefined,
        createdAt: new Date().toISOString(),
        createdBy: 'Noor Haddad',
        visits: { total: 0, days: [] },
      };
      const others = [...stored];
      stored.clear();
      for (const [id, each] of [[link._id, link] as const, ...others]) stored.set(id, each);
      return reply('createGuestLink', { link, secret });
    }),
    handle('updateGuestLink', async ({ request, params }) => {
      const link = find(params['id']);
      if (link === undefined) return refusal(request, 404, NO_LINK);
      const { passcode, ...fields } = ENDPOINTS.updateGuestLink.body.parse(await request.json());
      const changed: GuestLink = {
        ...link,
        ...fields,
        state: 'active',
        hasPasscode: passcode === undefined ? link.hasPasscode : passcode !== null,
      };
      stored.set(link._id, changed);
      return reply('updateGuestLink', { link: changed });
    }),
    handle('replaceGuestLink', ({ request, params }) => {
      const link = find(params['id']);
      return link === undefined
        ? refusal(request, 404, NO_LINK)
        : reply('replaceGuestLink', { link, secret: newSecret() });
    }),
    handle('revokeGuestLink', ({ request, params }) => {
      const link = find(params['id']);
      if (link === undefined) return refusal(request, 404, NO_LINK);
      revoke(link);
      return reply('revokeGuestLink', {
        message: textFor(request, serverTexts.guestLinkRevoked),
      });
    }),
    handle('revokeGuestLinks', ({ request }) => {
      for (const link of stored.values()) if (link.state === 'active') revoke(link);
      return reply('revokeGuestLinks', {
        message: textFor(request, serverTexts.guestLinksRevoked),
      });
    }),
  ];
}
