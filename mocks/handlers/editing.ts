import { ENDPOINTS, type AccessEntry } from '@jawla/contract';
import { EMAIL_SEARCH_MAX } from '@jawla/contract/limits';
import { HttpResponse, type HttpHandler } from 'msw';
import {
  picturedOffices,
  projects,
  recognizedOffices,
  replacedOffices,
  restoredOffices,
  switchedOffices,
  heardOffices,
  notInspectedOffices,
  silentOffices,
} from '../fixtures';
import {
  SERVER_ERROR,
  handle,
  commonResponses,
  done,
  ok,
  refusal,
  refused,
  slowly,
} from './response';
import { serverTexts } from './serverTexts';

const NO_ACCOUNT = {
  en: 'No account with this email.',
  ar: 'لا يوجد حساب بهذا البريد الإلكتروني.',
};
const ALREADY = {
  en: 'This person has access already.',
  ar: 'لدى هذا الشخص حق الوصول من قبل.',
};

const people = [
  { _id: 'a-1', email: 'khalid@example.com' },
  { _id: 'a-2', email: 'omar.nassar@example.com' },
  { _id: 'a-3', email: 'maya.guadalupe.fernandez-whitfield@engineering.example.com' },
];

const [first = '', ...others] = projects.offices.subDate;
const oneDate = { ...projects.offices, subDate: [first] };
const { expectedDate: _, ...withoutExpectedDate } = projects.offices;

/** GET project/{id}, as an admin edits it */
export const editedProject = {
  oneDate: ok('project', oneDate),
  slow: slowly('project', oneDate),
  firstDateRemoved: ok('project', { ...projects.offices, subDate: others, revision: '2' }),
  earlierDateAdded: ok('project', {
    ...projects.offices,
    subDate: ['2024-01-01', first, ...others],
    revision: '2',
  }),
  unordered: ok('project', { ...projects.offices, subDate: [...others, first] }),
  /** Of a server that does not know this field. */
  withoutExpectedDate: ok('project', withoutExpectedDate),
  /** Just created: a name and a number. */
  fresh: ok('project', { ...projects.clinic, _id: 'p-offices', name: 'noor-project-4' }),
  /** With pictures of its tours. */
  pictured: ok('project', picturedOffices),
  /** The tour of a date was replaced, so that the former one can be restored. */
  replaced: ok('project', replacedOffices),
  restored: ok('project', restoredOffices),
  /** With what is known about its tours: one has the bridge, one speaks by itself, one does not speak. */
  recognized: ok('project', recognizedOffices),
  heard: ok('project', heardOffices),
  silent: ok('project', silentOffices),
  notInspected: ok('project', notInspectedOffices),
  /** The bridge of the first was turned off. */
  switched: ok('project', switchedOffices),
  /** The tour of its third day was deleted, and the day was added again. */
  withTrashedDate: ok('project', {
    ...projects.offices,
    trashedDates: [
      { entry: 't-9', day: others.at(-1) ?? '', until: '2099-01-01T00:00:00.000Z' },
      { entry: 't-8', day: '2020-01-01', until: '2099-01-01T00:00:00.000Z' },
    ],
  }),
  withoutImage: ok('project', { ...projects.offices, img: null }),
  /** Another admin has saved it in the meantime. */
  savedElsewhere: ok('project', {
    ...projects.offices,
    name: 'Wadi Towers',
    location: 'Irbid',
    subDate: [...projects.offices.subDate, '2026-09-09'],
    revision: '2',
  }),
  /** The same with another expected date. */
  expectedElsewhere: ok('project', {
    ...projects.offices,
    expectedDate: '2099-04-04',
    revision: '2',
  }),
  doneWithDates: ok('project', {
    ...projects.offices,
    status: 'done',
    projectType: 'date',
    date: '2025-05-01',
  }),
};

const OVERTAKEN = {
  en: 'Someone else changed this project while you were editing, so nothing was saved. Reload it and make your changes again.',
  ar: 'عدّل شخص آخر هذا المشروع أثناء عملك عليه، لذا لم يتم الحفظ. أعد تحميل المشروع ثم كرّر تعديلاتك.',
};

const NAME_TAKEN = {
  en: 'This client already has a project with this name',
  ar: 'لدى هذا العميل مشروع بهذا الاسم بالفعل',
};

/** PUT project/{projectId} */
export const updateProject = {
  ...commonResponses('updateProject'),
  done: done('updateProject', serverTexts.projectSaved),
  refused: refused('updateProject', 400, {
    en: 'This number is taken.',
    ar: 'هذا الرقم مستخدم بالفعل.',
  }),
  nameTaken: refused('updateProject', 409, NAME_TAKEN, {
    code: 'taken',
    errors: { name: NAME_TAKEN },
  }),
  overtaken: refused('updateProject', 409, OVERTAKEN, { code: 'revision' }),
};

/** GET project/email-access/{projectID} */
export const emailAccess = {
  ...commonResponses('emailAccess'),
  empty: ok('emailAccess', []),
  three: ok('emailAccess', people),
  /** For admins. */
  named: ok('emailAccess', [
    { _id: 'a-1', email: 'khalid@example.com', name: 'خالد العبدالله' },
    { _id: 'a-2', email: 'omar.nassar@example.com', name: 'Omar Nassar' },
  ]),
};

/** GET user/users_email?q=… */
export const usersEmail = {
  ...commonResponses('usersEmail'),
  /** Users whose email contains the term; Khalid is always among them. */
  found: handle('usersEmail', () =>
    HttpResponse.json([people[0], { _id: 'u-sara', email: 'sara@example.com' }]),
  ),
  many: ok(
    'usersEmail',
    Array.from({ length: EMAIL_SEARCH_MAX }, (_, index) => ({
      _id: `u-${index}`,
      email: `sara.${index}@example.com`,
    })),
  ),
  /** For admins. */
  named: ok('usersEmail', [{ _id: 'u-sara', email: 'sara@example.com', name: 'Sara Ali' }]),
  none: ok('usersEmail', []),
};

/** PUT project/add-access/{projectId} */
export const addAccess = {
  ...commonResponses('addAccess'),
  done: ok('addAccess', { id: 'a-9' }),
  /** There is no account with the address. */
  unknown: refused('addAccess', 404, NO_ACCOUNT),
  /** Another admin was faster. */
  already: refused('addAccess', 409, ALREADY, { code: 'hasAccess' }),
  /** As another server refuses it, without a code. */
  refused: refused('addAccess', 422, {
    en: 'This person is staff, and sees the upload pages only',
    ar: 'هذا الشخص من الموظفين، ولا يرى سوى صفحات الرفع',
  }),
  /** Sara gets access, Khalid has it already, Lina has no account, and the server fails for others. */
  mixed: handle('addAccess', async ({ request }) => {
    const body = ENDPOINTS.addAccess.body.safeParse(await request.json());
    const email = body.data?.email;
    if (email === 'sara@example.com') return HttpResponse.json({ id: 'a-9' });
    if (email === 'khalid@example.com')
      return refusal(request, 409, ALREADY, { code: 'hasAccess' });
    if (email === 'lina@example.com') return refusal(request, 404, NO_ACCOUNT);
    return refusal(request, 500, SERVER_ERROR);
  }),
  /** Only Sara has an account. */
  onlySara: handle('addAccess', async ({ request }) => {
    const body = ENDPOINTS.addAccess.body.safeParse(await request.json());
    return body.data?.email === 'sara@example.com'
      ? HttpResponse.json({ id: 'a-9' })
      : refusal(request, 404, NO_ACCOUNT);
  }),
};

/** PUT project/delete-access/{projectId} */
export const deleteAccess = {
  ...commonResponses('deleteAccess'),
  done: done('deleteAccess', serverTexts.accessRemoved),
  refused: refused('deleteAccess', 400, {
    en: 'This access can’t be removed right now.',
    ar: 'لا يمكن سحب حق الوصول هذا الآن.',
  }),
};

/** The people with access to a project as a server stores them: the next list has those added. */
export function storedAccess(): HttpHandler[] {
  const stored: AccessEntry[] = [];
  return [
    handle('emailAccess', () => HttpResponse.json(stored)),
    handle('addAccess', async ({ request }) => {
      const { email } = ENDPOINTS.addAccess.body.parse(await request.json());
      const id = `a-new-${stored.length}`;
      stored.push({ _id: id, email });
      return HttpResponse.json({ id });
    }),
  ];
}

/** DELETE project/delete-sub-project/{projectId} */
export const deleteSubProject = {
  ...commonResponses('deleteSubProject'),
  done: done('deleteSubProject', serverTexts.dateDeleted),
};

/** POST kept-tour/{projectId}/{id} */
export const restoreTour = {
  ...commonResponses('restoreTour'),
  done: done('restoreTour', serverTexts.tourRestored),
};

/** PUT tour-bridge/{projectId}/{slot} */
export const switchBridge = {
  ...commonResponses('switchBridge'),
  off: done('switchBridge', serverTexts.bridgeOff),
  on: done('switchBridge', serverTexts.bridgeOn),
};

/** DELETE project/cancel-upload/{projectId} */
export const cancelUpload = {
  ...commonResponses('cancelUpload'),
  done: done('cancelUpload', serverTexts.uploadCancelled),
};

const [found, chosen] = picturedOffices.tourPictures ?? [];
if (found === undefined || chosen === undefined) throw new Error('The fixture has two pictures.');

/** POST tour-picture/{projectId}/{slot} */
export const uploadTourPicture = {
  ...commonResponses('uploadTourPicture'),
  done: ok('uploadTourPicture', { picture: chosen.picture }),
  unreadable: refused('uploadTourPicture', 400, serverTexts.imageUnreadable),
};

/** DELETE tour-picture/{projectId}/{slot} */
export const removeTourPicture = {
  ...commonResponses('removeTourPicture'),
  found: ok('removeTourPicture', { picture: found.picture }),
  /** The tour contains no picture. */
  none: ok('removeTourPicture', { picture: null }),
};
