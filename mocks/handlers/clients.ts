import { HttpResponse } from 'msw';
import {
  clients,
  expectedProjects,
  manyProjects,
  noor,
  projects,
  summariesOf,
  unverified,
} from '../fixtures';
import { handle, commonResponses, done, ok, refusal, refused } from './response';
import { serverTexts } from './serverTexts';

const NO_SUCH_USER = {
  en: 'Client not found.',
  ar: 'العميل غير موجود.',
};

/** The error of a field is shorter than the message about the request. */
const EMAIL_IN_USE = { en: 'This email is in use', ar: 'هذا البريد مستخدم' };

/** GET user/client/{clientID} */
export const client = {
  ...commonResponses('client'),
  /** Each client by user name, as in the list. */
  byUserName: handle('client', ({ params, request }) => {
    const known = [...clients, unverified, { ...noor, userName: 'newone', projectsData: [] }];
    const found = known.find(({ userName }) => userName === params['clientID']);
    return found
      ? HttpResponse.json({ ...found, projectsData: [...found.projectsData] })
      : refusal(request, 400, NO_SUCH_USER);
  }),
  unknown: refused('client', 400, NO_SUCH_USER),
  /** Stored when one character was enough. */
  shortName: ok('client', { ...noor, fname: 'Bo' }),
  withoutPhone: ok('client', withoutPhone()),
  /** Another admin has changed it. */
  renamed: ok('client', { ...noor, lname: 'Odeh' }),
  withoutProjects: ok('client', { ...noor, projectsData: [] }),
  unverified: ok('client', { ...noor, verified: false }),
  /** The tour of one project is expected, that of the other is overdue. */
  withExpectedTours: ok('client', {
    ...noor,
    projectsData: summariesOf(Object.values(expectedProjects)),
  }),
  oneProject: ok('client', { ...noor, projectsData: summariesOf([projects.harbour]) }),
  sixProjects: ok('client', {
    ...noor,
    projectsData: summariesOf([...manyProjects(5), projects.villa]),
  }),
};

function withoutPhone() {
  const { phone: _, ...rest } = noor;
  return rest;
}

/** POST auth/create-user */
export const createUser = {
  ...commonResponses('createUser'),
  done: done('createUser', serverTexts.userCreated, { data: { userName: 'newone' } }),
  emailTaken: refused('createUser', 409, serverTexts.emailTaken, {
    code: 'taken',
    errors: { email: EMAIL_IN_USE },
  }),
  /** A client in the trash has the address. */
  trashed: refused('createUser', 409, serverTexts.personInTrash, {
    code: 'trashed',
    errors: { email: serverTexts.personInTrash },
    trashed: { _id: 'u-9', name: 'Layla Haddad' },
  }),
  /** A message without field errors. */
  refused: refused('createUser', 400, {
    en: 'An account with this email already exists',
    ar: 'يوجد حساب بهذا البريد الإلكتروني بالفعل',
  }),
};

/** PUT user/update-user/{userName} */
export const updateUser = {
  ...commonResponses('updateUser'),
  trashed: refused('updateUser', 409, serverTexts.personInTrash, {
    code: 'trashed',
    errors: { email: serverTexts.personInTrash },
    trashed: { _id: 'u-9', name: 'Layla Haddad' },
  }),
  emailTaken: refused('updateUser', 409, serverTexts.emailTaken, {
    code: 'taken',
    errors: { email: EMAIL_IN_USE },
  }),
  done: done('updateUser', serverTexts.userSaved),
  phoneShort: refused(
    'updateUser',
    422,
    { en: 'Check the highlighted fields.', ar: 'تحقق من الحقول المحددة.' },
    { errors: { phone: serverTexts.phoneShort } },
  ),
  phoneTaken: refused('updateUser', 409, serverTexts.phoneTaken, {
    code: 'taken',
    errors: { phone: serverTexts.phoneTaken },
  }),
  refused: refused('updateUser', 400, {
    en: 'An account with this email already exists',
    ar: 'يوجد حساب بهذا البريد الإلكتروني بالفعل',
  }),
};

/** POST project/{clientId} */
export const createProject = {
  ...commonResponses('createProject'),
  done: ok('createProject', { project: { _id: 'p-new' } }),
};

/** DELETE project/{projectId} */
export const deleteProject = {
  ...commonResponses('deleteProject'),
  done: done('deleteProject', serverTexts.projectDeleted),
};

/** POST send-mail/send-verify-email, as an admin uses it */
export const resendVerification = {
  ...commonResponses('sendVerifyEmail'),
  done: ok('sendVerifyEmail', { verifyLink: 'l-again' }),
};
