/** Names have no invisible characters: stray ones are left out, broken ones rejected. */
import { randomUUID } from 'node:crypto';
import { ENDPOINTS, pathTo, problemSchema } from '@jawla/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { LANGUAGES, type Language } from '@jawla/contract/limits';
import { EMAIL_TYPES } from '@jawla/contract/emailTypes';
import { FOOTAGE_FOLDERS } from '@jawla/contract/footageLimits';
import { say } from '../platform/texts/texts.ts';
import {
  createTestUser,
  openTestServer,
  type Answer,
  type TestServer,
} from '../testing/testServer.ts';
import { mp4, postForm, uploadPilot } from '../testing/files.ts';
import { ok } from '../testing/api.ts';

let server: TestServer;
let close: () => Promise<void>;
let admin = '';
let owner = { id: '', userName: 'owner' };
let projectId = '';

beforeAll(async () => {
  ({ server, close } = await openTestServer());
  admin = (await createTestUser(server, 'admin', { isAdmin: true })).token;
  const { user } = await createTestUser(server, 'owner');
  owner = { id: user.id, userName: 'owner' };
  projectId = (await server.services.projects.add(owner.id, { name: 'Villa', number: '1' })).id;
});
afterAll(() => close());

/** Code points that no text needs: controls, halves of characters, symbols that fonts draw blank. */
const BROKEN = {
  'lone high surrogate': '\ud800',
  'lone low surrogate': '\udc00',
  NUL: '\0',
  DEL: '\u007f',
  'next line (C1)': '\u0085',
  'braille blank': '\u2800',
  noncharacter: '\uffff',
  'private use': '\ue000',
};
const REFUSED = [
  ...Object.entries(BROKEN).map(([name, broken]) => [name, `Noo${broken}r`] as const),
  ['braille blanks', '\u2800'.repeat(3)] as const,
  ['combining marks without a letter', '\u0301'.repeat(3)] as const,
];

/** What comes along when a text is copied, and what is stored of it. */
const STRAY = {
  tab: ['\t', ' '],
  'line separator': ['\u2028', ' '],
  'two spaces': ['  ', ' '],
  'no-break space': ['\u00a0', ' '],
  'soft hyphen': ['\u00ad', ''],
  'combining grapheme joiner': ['\u034f', ''],
  'Arabic letter mark': ['\u061c', ''],
  'Hangul choseong filler': ['\u115f', ''],
  'Mongolian vowel separator': ['\u180e', ''],
  'zero width space': ['\u200b', ''],
  'zero width non-joiner': ['\u200c', ''],
  'zero width joiner': ['\u200d', ''],
  'right-to-left mark': ['\u200f', ''],
  'right-to-left override': ['\u202e', ''],
  'word joiner': ['\u2060', ''],
  'first strong isolate': ['\u2068', ''],
  'Hangul filler': ['\u3164', ''],
  'variation selector 16': ['\ufe0f', ''],
  'zero width no-break space': ['\ufeff', ''],
  'tag letter': ['\u{e0041}', ''],
} as const;
const CLEANED = Object.entries(STRAY).map(
  ([name, [stray, rest]]) => [name, ` Noo${stray}r${stray} `, `Noo${rest}r`] as const,
);

/** Real names, which must be accepted. */
const ACCEPTED = [
  ['Arabic with diacritics', 'مُحَمَّد'.normalize('NFC')],
  ['Arabic with a tatweel', 'محـــمد'],
  ['Persian with a zero width non-joiner', 'می\u200cخواهم'],
  ['Hindi with a zero width joiner', 'क्\u200dषमा'],
  ['an apostrophe and a hyphen', 'O’Hara-Smith'],
  ['Chinese', '张伟明'],
  ['emoji with a variation selector', 'Villa ❤\ufe0f'],
  ['emoji sequence with zero width joiners', 'Villa 👨\u200d👩\u200d👧'],
  ['emoji with a skin tone', 'Villa 👍🏽'],
] as const;

const userForm = { userName: 'fresh', fname: 'Noor', lname: 'Haddad', email: 'fresh@example.com' };
const projectForm = {
  name: 'Villa',
  number: '1',
  location: '',
  area: '',
  height: '',
  consultant: '',
  duration: '',
  type: '',
  status: 'done',
  date: null,
  subDate: [],
};

type Send = (changes: object, lang?: Language) => Promise<Answer>;
const createUser: Send = (changes, lang = 'en') =>
  server.call('POST', 'auth/create-user', {
    token: admin,
    body: { ...userForm, emailType: 'userCreated', ...changes },
    headers: { lang },
  });
const updateOwner: Send = (changes, lang = 'en') =>
  server.call('PUT', pathTo('updateUser', { userName: owner.userName }), {
    token: admin,
    body: { ...userForm, userName: owner.userName, email: 'owner@example.com', ...changes },
    headers: { lang },
  });
const createProject: Send = (changes, lang = 'en') =>
  server.call('POST', pathTo('createProject', { clientId: owner.userName }), {
    token: admin,
    body: { name: 'Other', number: '2', ...changes },
    headers: { lang },
  });
const updateProject: Send = (changes, lang = 'en') =>
  server.call('PUT', pathTo('updateProject', { projectId }), {
    token: admin,
    body: { ...projectForm, ...changes },
    headers: { lang },
  });

const FIELDS: readonly (readonly [string, string, Send])[] = [
  ['a new account', 'userName', createUser],
  ['a new account', 'fname', createUser],
  ['a new account', 'lname', createUser],
  ['an account', 'fname', updateOwner],
  ['an account', 'lname', updateOwner],
  ['a new project', 'name', createProject],
  ['a new project', 'number', createProject],
  ['a project', 'name', updateProject],
  ['a project', 'number', updateProject],
  ['a project', 'location', updateProject],
  ['a project', 'area', updateProject],
  ['a project', 'height', updateProject],
  ['a project', 'consultant', updateProject],
  ['a project', 'duration', updateProject],
];

function expectHidden(answer: Answer, field: string, lang: Language): void {
  expect(answer.status).toBe(422);
  expect(z.parse(problemSchema, answer.json())).toEqual({
    message: say(lang, 'request.invalid'),
    errors: { [field]: say(lang, 'field.hidden') },
  });
}

describe.each(FIELDS)('%s: %s', (_, field, send) => {
  it.each(REFUSED)('rejects %s', async (__, value) => {
    for (const lang of LANGUAGES) expectHidden(await send({ [field]: value }, lang), field, lang);
  });
});

describe('stray characters are not stored', () => {
  it.each(CLEANED)('%s', async (_, typed, stored) => {
    const texts = { fname: typed, lname: typed };
    ok('updateUser', await updateOwner(texts));
    const path = pathTo('client', { clientID: owner.userName });
    const client = await server.call('GET', path, { token: admin });
    expect(ok('client', client)).toMatchObject({ fname: stored, lname: stored });

    ok('updateProject', await updateProject({ name: typed, area: typed }));
    const project = await server.services.projects.byId(projectId);
    expect(project).toMatchObject({ name: stored, area: stored });
  });

  it('names that differ by nothing else are the same name', async () => {
    ok('createProject', await createProject({ name: 'North Gate' }));
    expect((await createProject({ name: 'North \u200f Gate ' })).status).toBe(409);
  });
});

function createPilot(name: string): Promise<Answer> {
  return uploadPilot(server, { name, token: admin });
}

describe('a pilot name', () => {
  // The file name is sent in a header, which cannot contain these control characters; UTF-8 cannot encode lone
  // surrogates.
  const sendable = REFUSED.filter(([name]) => !/surrogate|NUL|DEL/.test(name));
  it.each(sendable)('rejects %s', async (_, name) => {
    const answer = await createPilot(name);
    expect(answer.status).toBe(400);
    expect(answer.json()).toEqual({ message: say('en', 'pilot.badName') });
  });

  it.each(CLEANED.filter(([name]) => name !== 'tab'))('has no %s', async (name, typed, stored) => {
    const answer = await createPilot(`${typed} ${name}`);
    expect(ok('createPilot', answer).name).toBe(`${stored} ${name}`);
  });

  it.each(ACCEPTED)('accepts %s', async (_, name) => {
    expect(ok('createPilot', await createPilot(name)).name).toBe(name);
  });
});

describe('footage: project_name', () => {
  const submit = (projectName: string, lang: Language) => {
    const path = `/api/${ENDPOINTS.uploadSession.path}`;
    return postForm(
      server,
      path,
      [
        { name: 'project_name', value: projectName },
        { name: 'emailType', value: EMAIL_TYPES.filesUpload },
        { name: 'folderName', value: FOOTAGE_FOLDERS.session },
        { name: ENDPOINTS.uploadSession.file.field, file: mp4(), fileName: 'a.mp4' },
      ],
      { token: admin, lang },
    );
  };

  // UTF-8 cannot encode lone surrogates.
  it.each(REFUSED.filter(([name]) => !name.includes('surrogate')))(
    'rejects %s',
    async (_, name) => {
      for (const lang of LANGUAGES) {
        const answer = await submit(name, lang);
        expect(answer.status).toBe(400);
        expect(answer.json()).toEqual({
          message: say(lang, 'request.invalid'),
          errors: { project_name: say(lang, 'field.hidden') },
        });
      }
      expect(await server.services.footage.all()).toEqual([]);
    },
  );

  it('is stored NFC-normalized and trimmed', async () => {
    ok('uploadSession', await submit(' Ame\u0301lie ', 'en'));
    const [{ project_name: stored } = { project_name: '' }] = await server.services.footage.all();
    expect(stored).toBe('Amélie');
  });
});

describe('real names', () => {
  it.each(ACCEPTED)('are accepted for users and projects: %s', async (_, name) => {
    const userName = `u ${name}`;
    const email = `${randomUUID()}@example.com`;
    const created = await createUser({ userName, fname: name, lname: name, email });
    expect(ok('createUser', created).data).toEqual({ userName });
    const read = await server.call('GET', pathTo('client', { clientID: userName }), {
      token: admin,
    });
    const user = ok('client', read);
    expect(user).toMatchObject({ userName, fname: name, lname: name });
    await server.call('DELETE', pathTo('deleteUser', { userId: user._id }), { token: admin });

    ok('createProject', await createProject({ name, number: name }));
    const facts = { number: name, location: name, area: name, height: name };
    ok('updateProject', await updateProject(facts));
    const project = await server.call('GET', `project/${projectId}`, { token: admin });
    expect(ok('project', project)).toMatchObject(facts);
  });

  it('are stored NFC-normalized and trimmed', async () => {
    const changes = { fname: ' Ame\u0301lie\u00a0', lname: '\u3000أحمد'.normalize('NFD') };
    ok('updateUser', await updateOwner(changes));
    const read = await server.call('GET', pathTo('client', { clientID: 'owner' }), {
      token: admin,
    });
    expect(ok('client', read)).toMatchObject({ fname: 'Amélie', lname: 'أحمد' });
  });
});
