import { REQUESTS, type EndpointName, type Project, type SessionUser } from '@jawla/contract';
import { USERS_PAGE_SIZE } from '@jawla/contract/limits';
import type { HttpHandler } from 'msw';
import { handle, refusal, reply, textFor } from '../handlers/response';
import { TOUR_PAGE } from '../handlers/projects';
import { serverTexts } from '../handlers/serverTexts';
import { admin, khalid, login, loginUser, noor, projects, summariesOf } from '../fixtures';

/** The initial password of every account. */
export const PASSWORD = 'Sunshine1';

/** A message that was sent, for tests to read. */
export interface Message {
  to: string;
  /** The secret of a link (its last path segment), or a code. */
  secret: string;
}

export interface Backend {
  /** Request handlers that replace the server. */
  readonly handlers: readonly HttpHandler[];
  /** Every mail and text message, the newest last. */
  readonly outbox: readonly Message[];
  /** Every request, the newest last. */
  readonly calls: readonly EndpointName[];
}

interface Account {
  user: SessionUser;
  password: string | undefined;
}

/**
 * Creates a stateful fake server for stories that lead through several screens: logins and created data
 * persist. Every response conforms to the contract.
 */
export function createBackend(): Backend {
  const accounts: Account[] = [noor, khalid, admin].map((user) => ({ user, password: PASSWORD }));
  const buildings = new Map<string, Project>(
    Object.values(projects).map((project) => [project._id, project]),
  );
  const sessions = new Map<string, Account>();
  const links = new Map<string, { account: Account; code?: string }>();
  const outbox: Message[] = [];
  const calls: EndpointName[] = [];
  let created = 0;
  const fresh = (kind: string) => `${kind}-${(created += 1)}`;

  const byEmail = (email: string) => accounts.find(({ user }) => user.email === email);
  const byUserName = (name: unknown) => accounts.find(({ user }) => user.userName === name);
  const byPhone = (phone: string) => accounts.find(({ user }) => user.phone === phone);
  const caller = (request: Request) => sessions.get(request.headers.get('token') ?? '');

  function session(account: Account) {
    const token = fresh('token');
    sessions.set(token, account);
    return login(token, account.user);
  }

  function mail(account: Account): string {
    const secret = fresh('secret');
    links.set(secret, { account });
    outbox.push({ to: account.user.email, secret });
    const waiting = fresh('waiting');
    links.set(waiting, { account });
    return waiting;
  }

  function rowOf({ user }: Account): SessionUser {
    const own = [...buildings.values()].filter(({ owner }) => owner._id === user._id);
    const shared = user.projectsData.filter(({ owner }) => owner !== user._id);
    return { ...user, projectsData: [...summariesOf(own), ...shared] };
  }

  const on = (name: EndpointName, resolve: Parameters<typeof handle>[1]) =>
    handle(name, (info) => {
      calls.push(name);
      return resolve(info);
    });
  const forAdmins = (name: EndpointName, resolve: Parameters<typeof handle>[1]) =>
    on(name, (info) => {
      const who = caller(info.request);
      if (!who) return refuse(401, info.request);
      return who.user.isAdmin ? resolve(info) : refuse(403, info.request);
    });

  const handlers = [
    on('emailLogin', async ({ request }) => {
      const { email, password } = REQUESTS.emailLogin.body.parse(await request.json());
      const account = byEmail(email);
      return account && account.password === password
        ? reply('emailLogin', session(account))
        : refuse('wrongLogin', request);
    }),
    on('phoneLogin', async ({ request }) => {
      const { phone } = REQUESTS.phoneLogin.body.parse(await request.json());
      const account = byPhone(phone);
      if (!account) return refuse(404, request);
      const verifyLink = fresh('waiting');
      const code = '481590';
      links.set(verifyLink, { account, code });
      outbox.push({ to: phone, secret: code });
      return reply('phoneLogin', { verifyLink });
    }),
    on('phoneLoginVerify', async ({ request }) => {
      const { phoneNumber, otpVal } = REQUESTS.phoneLoginVerify.body.parse(await request.json());
      const asked = [...links.values()].findLast(
        ({ account, code }) => account.user.phone === phoneNumber && code === otpVal,
      );
      return asked
        ? reply('phoneLoginVerify', session(asked.account))
        : refuse('wrongCode', request);
    }),
    on('sendResetPassword', async ({ request }) => {
      const { email } = REQUESTS.sendResetPassword.body.parse(await request.json());
      const account = byEmail(email);
      return account
        ? reply('sendResetPassword', { verifyLink: mail(account) })
        : refuse(404, request);
    }),
    on('verifyState', ({ request, params }) => {
      const account = links.get(String(params['id']))?.account;
      return account ? reply('verifyState', loginUser(account.user)) : refuse(404, request);
    }),
    on('updatePassword', async ({ request, params }) => {
      const link = String(params['userId']);
      const account = links.get(link)?.account;
      if (!account) return refuse(404, request);
      account.password = REQUESTS.updatePassword.body.parse(await request.json()).password;
      links.delete(link);
      return reply('updatePassword', said(request, 'passwordChanged'));
    }),
    on('logout', ({ request }) => {
      sessions.delete(request.headers.get('token') ?? '');
      return reply('logout', said(request, 'loggedOut'));
    }),
    forAdmins('client', ({ request, params }) => {
      const account = byUserName(params['clientID']);
      return account ? reply('client', rowOf(account)) : refuse(400, request);
    }),
    forAdmins('users', ({ request }) => {
      const clients = accounts.filter(({ user }) => !user.isAdmin).map(rowOf);
      const query = new URL(request.url).searchParams;
      return reply('users', {
        users: clients.slice(0, USERS_PAGE_SIZE),
        ...(query.get('usersSearch') === 'omit' ? {} : { usersSearch: clients }),
        next: null,
        prev: null,
        total: clients.length,
        unverified: clients.filter(({ verified }) => !verified).length,
      });
    }),
    forAdmins('usersEmail', () =>
      reply(
        'usersEmail',
        accounts.map(({ user: { _id, email } }) => ({ _id, email })),
      ),
    ),
    forAdmins('createUser', async ({ request }) => {
      const form = REQUESTS.createUser.body.parse(await request.json());
      if (byEmail(form.email) || byUserName(form.userName)) return refuse(409, request);
      const { emailType: _, phone, ...names } = form;
      const account: Account = {
        password: undefined,
        user: {
          ...names,
          ...(phone ? { phone } : {}),
          _id: fresh('user'),
          verified: false,
          isAdmin: false,
          projectsData: [],
        },
      };
      accounts.push(account);
      mail(account);
      return reply('createUser', {
        data: { userName: form.userName },
        ...said(request, 'userCreated'),
      });
    }),
    forAdmins('createProject', async ({ request, params }) => {
      const { name, number } = REQUESTS.createProject.body.parse(await request.json());
      const owner = byUserName(params['clientId'])?.user;
      if (!owner) return refuse(404, request);
      const project: Project = {
        ...projects.clinic,
        _id: fresh('project'),
        name,
        number,
        owner: { _id: owner._id, userName: owner.userName },
      };
      buildings.set(project._id, project);
      return reply('createProject', { project: { _id: project._id } });
    }),
    forAdmins('updateProject', async ({ request, params }) => {
      const project = buildings.get(String(params['projectId']));
      if (!project) return refuse(404, request);
      const { revision: _, ...form } = REQUESTS.updateProject.body.parse(await request.json());
      buildings.set(project._id, { ...project, ...form });
      return reply('updateProject', said(request, 'projectSaved'));
    }),
    forAdmins('emailAccess', () => reply('emailAccess', [])),
    forAdmins('cancelUpload', ({ request }) =>
      reply('cancelUpload', said(request, 'uploadCancelled')),
    ),
    on('projectFolder', ({ request, params }) => {
      if (!caller(request)) return refuse(401, request);
      const [owner, name] = String(params['folder']).split('|');
      const tour = [...buildings.values()].find(
        (project) => project.owner.userName === owner && project.name === name,
      );
      return tour?.date || tour?.subDate.length
        ? reply('projectFolder', { exists: true, path: TOUR_PAGE })
        : refuse(404, request);
    }),
    on('tourAlignments', ({ request }) =>
      caller(request) ? reply('tourAlignments', { alignments: [] }) : refuse(401, request),
    ),
    on('project', ({ request, params }) => {
      if (!caller(request)) return refuse(401, request);
      const project = buildings.get(String(params['id']));
      return project ? reply('project', project) : refuse(404, request);
    }),
    // The same path is used for tokens and for links of mails.
    on('currentUser', ({ request, params }) => {
      const secret = String(params['token']);
      const account = sessions.get(secret);
      if (account) return reply('currentUser', rowOf(account));
      const asked = links.get(secret);
      return asked ? reply('linkEmail', { email: asked.account.user.email }) : refuse(401, request);
    }),
  ];
  return { handlers, outbox, calls };
}

const REFUSALS = {
  wrongLogin: {
    status: 401,
    en: 'Wrong email or password.',
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  },
  wrongCode: {
    status: 401,
    en: 'The code is wrong or has expired.',
    ar: 'الرمز غير صحيح أو انتهت صلاحيته.',
  },
  400: { status: 400, en: 'Client not found.', ar: 'العميل غير موجود.' },
  401: {
    status: 401,
    en: 'Your session has ended. Log in again.',
    ar: 'انتهت جلستك. سجّل الدخول مجددًا.',
  },
  403: {
    status: 403,
    en: 'You don’t have permission to do this.',
    ar: 'ليست لديك صلاحية للقيام بذلك.',
  },
  404: { status: 404, en: 'This no longer exists.', ar: 'هذا العنصر لم يعد موجودًا.' },
  409: {
    status: 409,
    en: 'This name or address is taken.',
    ar: 'هذا الاسم أو العنوان مستخدم بالفعل.',
  },
} as const;

function said(request: Request, what: keyof typeof serverTexts) {
  return { message: textFor(request, serverTexts[what]) };
}

function refuse(reason: keyof typeof REFUSALS, request: Request) {
  const { status, ...text } = REFUSALS[reason];
  return status === 409
    ? refusal(request, status, text, { code: 'taken' })
    : refusal(request, status, text);
}
