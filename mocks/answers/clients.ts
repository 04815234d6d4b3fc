import { HttpResponse } from 'msw';
import { clients, manyProjects, noor, projects, summariesOf, unverified } from '../fixtures';
import { answer, commonEndings, ok, refused } from './answer';

const TAKEN = {
  en: 'This e-mail address is taken.',
  ar: 'عنوان البريد الإلكتروني مستخدم بالفعل.',
};

/** GET user/client/{clientID} */
export const client = {
  ...commonEndings('client'),
  /** Each client by user name, as the list has them. */
  byUserName: answer('client', ({ params }) => {
    const known = [...clients, unverified, { ...noor, userName: 'newone', projectsData: [] }];
    const found = known.find(({ userName }) => userName === params['clientID']);
    return found
      ? HttpResponse.json({ ...found, projectsData: [...found.projectsData] })
      : HttpResponse.json({ message: 'There is no user of this name.' }, { status: 400 });
  }),
  unknown: refused('client', 400, {
    en: 'There is no user of this name.',
    ar: 'لا يوجد مستخدم بهذا الاسم.',
  }),
  withoutPhone: ok('client', withoutPhone()),
  withoutProjects: ok('client', { ...noor, projectsData: [] }),
  unverified: ok('client', { ...noor, verified: false }),
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
  ...commonEndings('createUser'),
  done: ok('createUser', { data: { userName: 'newone' }, message: 'The user was created.' }),
  emailTaken: refused('createUser', 409, TAKEN, { errors: { email: TAKEN.en } }),
  /** The older form of a refusal: a message alone. */
  refused: refused('createUser', 400, { en: 'E-mail already used', ar: 'البريد مستخدم بالفعل' }),
};

/** PUT user/update-user/{userName} */
export const updateUser = {
  ...commonEndings('updateUser'),
  done: ok('updateUser', { message: 'The user was saved.' }),
  refused: refused('updateUser', 400, { en: 'E-mail already used', ar: 'البريد مستخدم بالفعل' }),
};

/** POST project/{clientId} */
export const createProject = {
  ...commonEndings('createProject'),
  done: ok('createProject', { project: { _id: 'p-new' } }),
};

/** DELETE project/{projectId} */
export const deleteProject = {
  ...commonEndings('deleteProject'),
  done: ok('deleteProject', { message: 'The project was deleted.' }),
};

/** POST send-mail/send-verify-email, as an admin uses it */
export const resendVerification = {
  ...commonEndings('sendVerifyEmail'),
  done: ok('sendVerifyEmail', { verifyLink: 'l-again' }),
};
