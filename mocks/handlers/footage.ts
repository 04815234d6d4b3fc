import type { FootageDelivery, FootageInbox } from '@jawla/contract';
import { FOOTAGE_PAGE_SIZE } from '@jawla/contract/footageLimits';
import { http, HttpResponse } from 'msw';
import { deliveredFiles, deliveries, ownFootage, projects } from '../fixtures';
import { commonResponses, done, handle, ok, refused, reply } from './response';
import { serverTexts } from './serverTexts';

const GONE = {
  en: 'These files are no longer there.',
  ar: 'لم تعد هذه الملفات موجودة.',
};

/** GET footage-projects */
export const footageProjects = {
  ...commonResponses('footageProjects'),
  filled: ok('footageProjects', {
    projects: [
      { _id: 'p-harbour', name: 'Harbour House' },
      { _id: 'p-offices', name: 'Wadi Offices' },
      { _id: 'p-ahmad', name: 'دارة أحمد' },
      { _id: 'p-villa', name: 'فيلا الأمانة' },
    ],
  }),
  none: ok('footageProjects', { projects: [] }),
};

/** GET my-footage */
export const myFootage = {
  ...commonResponses('myFootage'),
  filled: ok('myFootage', { deliveries: [...ownFootage] }),
  none: ok('myFootage', { deliveries: [] }),
};

const space = { used: 469_000_000, limit: 10_000_000_000, warning: null };
const waiting = Object.values(deliveries);
const TAKEN = { at: '2026-11-25T10:00:00.000Z', by: 'Layla Mansour' };

function inboxOf(all: readonly FootageDelivery[], changes: Partial<FootageInbox['space']> = {}) {
  return handle('footage', ({ request }) => {
    const query = new URL(request.url).searchParams;
    const isTaken = query.get('list') === 'taken';
    const page = Number(query.get('page') ?? 1);
    const term = query.get('q') ?? '';
    const found = all.filter(
      ({ taken, projectName }) => (taken !== null) === isTaken && projectName.includes(term),
    );
    return reply('footage', {
      deliveries: found.slice((page - 1) * FOOTAGE_PAGE_SIZE, page * FOOTAGE_PAGE_SIZE),
      total: found.length,
      space: { ...space, ...changes },
    });
  });
}

/** GET footage */
export const footage = {
  ...commonResponses('footage'),
  /** Waiting ones of two projects, and one that was taken. */
  filled: inboxOf([
    ...waiting,
    { ...deliveries.films, _id: 'd-taken', taken: TAKEN, isReady: true },
  ]),
  /** The first one has been taken or deleted. */
  withoutFirst: inboxOf(waiting.slice(1)),
  empty: inboxOf([]),
  nearlyFull: inboxOf(waiting, { used: 8_300_000_000, warning: 80 }),
  full: inboxOf(waiting, { used: 9_700_000_000, warning: 90 }),
  unlimited: inboxOf(waiting, { limit: null }),
  manyPages: inboxOf(
    Array.from({ length: 45 }, (_, at) => ({ ...deliveries.unmatched, _id: `d-${at}` })),
  ),
};

/** GET footage/{id} */
export const footageFiles = {
  ...commonResponses('footageFiles'),
  filled: ok('footageFiles', { files: [...deliveredFiles] }),
  gone: refused('footageFiles', 404, GONE),
};

/** PUT footage/{id} */
export const takeFootage = {
  ...commonResponses('takeFootage'),
  done: done('takeFootage', serverTexts.footageTaken),
  gone: refused('takeFootage', 404, GONE),
};

/** DELETE footage/{id} */
export const deleteFootage = {
  ...commonResponses('deleteFootage'),
  done: done('deleteFootage', serverTexts.footageDeleted),
  gone: refused('deleteFootage', 404, GONE),
};

/** The files themselves, which are not part of the contract's endpoints. */
export const footageContent = [
  http.get('*/files/footage/:id/thumbnail', ({ params }) => {
    const path = projects.harbour.img?.path;
    if (params['id'] === 'f-broken' || !path) return new HttpResponse(null, { status: 404 });
    return HttpResponse.redirect(path);
  }),
  // No film: browsers report that they cannot play it.
  http.get('*/files/footage/:id', () => new HttpResponse(null, { status: 404 })),
];
