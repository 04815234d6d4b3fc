import { ENDPOINTS, type Project, type TourAlignment } from '@jawla/contract';
import type { TourReady } from '@jawla/contract/tourProtocol';
import { HttpResponse } from 'msw';
import endlessPage from '../tour/endless.html?url';
import tourPage from '../tour/page.html?url';
import speakingPage from '../tour/speaking.html?url';
import { expectedProjects, manyProjects, projects } from '../fixtures';
import {
  SERVER_ERROR,
  handle,
  commonResponses,
  done,
  ok,
  refusal,
  refused,
  reply,
} from './response';
import { serverTexts } from './serverTexts';

const NOT_FOUND = {
  en: 'Project not found.',
  ar: 'المشروع غير موجود.',
};
const all = [...Object.values(projects), ...Object.values(expectedProjects), ...manyProjects(500)];

/** GET project/{id} */
export const project = {
  ...commonResponses('project'),
  /** Each project by its id, as in the fixtures. */
  byId: handle('project', ({ params, request }) => {
    const found = all.find(({ _id }) => _id === params['id']);
    return found
      ? HttpResponse.json({ ...found, accessUser: [...found.accessUser] })
      : refusal(request, 404, NOT_FOUND);
  }),
  /** Each project, some with notes. */
  noted: (counts: Readonly<Record<string, Project['notes']>>) =>
    handle('project', ({ params, request }) => {
      const found = all.find(({ _id }) => _id === params['id']);
      return found
        ? reply('project', { ...found, notes: counts[found._id] })
        : refusal(request, 404, NOT_FOUND);
    }),
  /** One of them fails, the others load. */
  oneBroken: handle('project', ({ params, request }) => {
    const found = all.find(({ _id }) => _id === params['id']);
    return found && found._id !== projects.offices._id
      ? HttpResponse.json({ ...found, accessUser: [...found.accessUser] })
      : refusal(request, 500, SERVER_ERROR);
  }),
  /** Project numbers as JSON numbers, and a field that the contract does not define. */
  jsonNumbers: handle('project', ({ params, request }) => {
    const found = all.find(({ _id }) => _id === params['id']);
    return found
      ? HttpResponse.json({ ...found, number: 7, accessUser: [], revision: null, unknown: {} })
      : refusal(request, 404, NOT_FOUND);
  }),
  notFound: refused('project', 404, NOT_FOUND),
};

/** The page that replaces a tour in stories: static, without network requests. */
export const TOUR_PAGE = new URL(tourPage, import.meta.url).href;

/** A tour that never finishes loading: its iframe fires no `load` event. */
export const ENDLESS_PAGE = new URL(endlessPage, import.meta.url).href;

/** A tour that sends the direction of view, and accepts one. */
export const SPEAKING_PAGE = new URL(speakingPage, import.meta.url).href;

/** What a tour that speaks the protocol says of itself. */
export type SpeakingTour = Partial<Omit<TourReady, 'type'>>;

/** The same with scenes of its own. */
export function speakingTour(itself: SpeakingTour): string {
  return `${SPEAKING_PAGE}?${encodeURIComponent(JSON.stringify(itself))}`;
}

const NO_TOUR = {
  en: 'Your project files haven’t been uploaded yet. Please check back soon.',
  ar: 'لم يتم رفع ملفات مشروعك بعد. يُرجى العودة لاحقًا.',
};

/** GET project/project-folder/{owner}|{project}[|{day}] */
export const projectFolder = {
  ...commonResponses('projectFolder'),
  there: ok('projectFolder', { exists: true, path: TOUR_PAGE }),
  /** A server may omit the path: the contract defines the default. */
  withoutPath: ok('projectFolder', { exists: true }),
  /** A URL that must never be framed. */
  hostile: ok('projectFolder', { exists: true, path: 'javascript:alert(1)' }),
  endless: ok('projectFolder', { exists: true, path: ENDLESS_PAGE }),
  /** Only one tour exists. */
  onlyFor: (folder: string) =>
    handle('projectFolder', ({ params, request }) =>
      params['folder'] === folder
        ? HttpResponse.json({ exists: true, path: TOUR_PAGE })
        : refusal(request, 404, NO_TOUR),
    ),
  speaking: ok('projectFolder', { exists: true, path: SPEAKING_PAGE }),
  /** The server asks whether the tour speaks. */
  asked: ok('projectFolder', {
    exists: true,
    path: SPEAKING_PAGE,
    askedSpeech: { version: 'v-1', isSilent: true },
  }),
  /** Tours with scenes of their own, by day; the project's own date is ''. */
  speakingOn: (tours: Readonly<Record<string, SpeakingTour>>) =>
    handle('projectFolder', ({ params, request }) => {
      const [, , day = ''] = String(params['folder']).split('|');
      const itself = tours[day];
      return itself === undefined
        ? refusal(request, 404, NO_TOUR)
        : HttpResponse.json({ exists: true, path: speakingTour(itself) });
    }),
  /** The project was renamed: its tour is also found by its former name. */
  renamed: (name: string, owner = 'noor') =>
    ok('projectFolder', { exists: true, path: TOUR_PAGE, project: { name, owner } }),
  /** The same, without a tour. */
  renamedWithoutTour: (name: string, owner = 'noor') =>
    refused('projectFolder', 404, NO_TOUR, { project: { name, owner } }),
  /** All tours exist except that of one date. */
  allBut: (day: string) =>
    handle('projectFolder', ({ params, request }) =>
      String(params['folder']).endsWith(`|${day}`)
        ? refusal(request, 404, NO_TOUR)
        : HttpResponse.json({ exists: true, path: TOUR_PAGE }),
    ),
  notFound: refused('projectFolder', 404, NO_TOUR),
  forbidden: refused('projectFolder', 403, {
    en: 'You don’t have permission to do this.',
    ar: 'ليست لديك صلاحية للقيام بذلك.',
  }),
  expired: refused('projectFolder', 401, {
    en: 'Your session has ended. Log in again.',
    ar: 'انتهت جلستك. سجّل الدخول مجددًا.',
  }),
};

const lobby: TourAlignment = {
  from: { slot: '2024-02-01', scene: 'lobby' },
  to: { slot: '2024-09-15', scene: 'entrance' },
  yaw: Math.PI / 4,
};

/** GET project/tour-alignments/{owner}|{project} */
export const tourAlignments = {
  ...commonResponses('tourAlignments'),
  none: ok('tourAlignments', { alignments: [] }),
  one: ok('tourAlignments', { alignments: [lobby] }),
  forbidden: refused('tourAlignments', 403, {
    en: 'You don’t have permission to do this.',
    ar: 'ليست لديك صلاحية للقيام بذلك.',
  }),
};

/** PUT project/tour-alignments/{owner}|{project} */
export const setTourAlignment = {
  ...commonResponses('setTourAlignment'),
  done: done('setTourAlignment', serverTexts.alignmentSaved),
  tooMany: refused(
    'setTourAlignment',
    409,
    {
      en: 'This project already has 1000 alignments. Remove one first.',
      ar: 'في هذا المشروع 1000 محاذاة بالفعل. احذف واحدة أولًا.',
    },
    { code: 'tooMany' },
  ),
};

/** PUT tour-speech/{version} */
export const reportTourSpeech = {
  ...commonResponses('reportTourSpeech'),
  taken: ok('reportTourSpeech', {}),
  /** Passes each report on. */
  heard: (onReport: (report: object) => void) =>
    handle('reportTourSpeech', async ({ params, request }) => {
      const { spoke } = ENDPOINTS.reportTourSpeech.body.parse(await request.json());
      onReport({ version: params['version'], spoke });
      return reply('reportTourSpeech', {});
    }),
  /** Of a server that does not know the call. */
  unknown: (onReport: () => void) =>
    handle('reportTourSpeech', ({ request }) => {
      onReport();
      return refusal(request, 404, { en: 'Not found.', ar: 'غير موجود.' });
    }),
};

/** GET pilot_project/{name} */
export const pilot = {
  ...commonResponses('pilot'),
  there: ok('pilot', { name: 'Demo pavilion', path: TOUR_PAGE }),
  withoutPath: ok('pilot', { name: 'Demo pavilion' }),
  speaking: (itself: SpeakingTour) =>
    ok('pilot', { name: 'Demo pavilion', path: speakingTour(itself) }),
  endless: ok('pilot', { name: 'Demo pavilion', path: ENDLESS_PAGE }),
  hostile: ok('pilot', { name: 'Demo pavilion', path: 'javascript:alert(1)' }),
  notFound: refused('pilot', 404, {
    en: 'Pilot project not found.',
    ar: 'المشروع التجريبي غير موجود.',
  }),
};
