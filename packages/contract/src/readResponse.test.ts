import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ENDPOINTS, parseResponse } from './endpoints.ts';
import { EMPTY_PROJECT_FIELDS } from './projectFields.ts';
import { readResponse } from './readResponse.ts';

const account = {
  _id: 'u1',
  userName: 'noor',
  email: 'noor@example.com',
  verified: true,
  isAdmin: false,
};
const person = { ...account, fname: 'Noor', lname: 'Saleh' };
const summary = { _id: 'p1', name: 'Villa', owner: 'u1' };
const project = {
  ...EMPTY_PROJECT_FIELDS,
  _id: 'p1',
  number: '7',
  name: 'Villa',
  img: null,
  accessUser: [{ email: 'guest@example.com' }],
  owner: { _id: 'u1', userName: 'noor' },
  projectType: 'date',
};

describe('readResponse', () => {
  it.each([
    [
      'emailLogin',
      { token: 't', user: { ...account, phone: null } },
      { token: 't', user: account },
    ],
    [
      'phoneLoginVerify',
      { token: 't', user: { ...account, phone: 962790123456 } },
      { token: 't', user: { ...account, phone: '962790123456' } },
    ],
    ['verifyState', { ...account, phone: null }, account],
    [
      'currentUser',
      { ...person, phone: null, projectsData: [{ ...summary, img: null }] },
      { ...person, projectsData: [{ ...summary, img: null }] },
    ],
    ['client', { ...person, phone: null, projectsData: [] }, { ...person, projectsData: [] }],
    [
      'users',
      { users: [{ ...person, phone: null, projectsData: [] }], usersSearch: null, prev: null },
      { users: [{ ...person, projectsData: [] }], next: null, prev: null },
    ],
    ['project', { ...project, number: 7, revision: null }, project],
    [
      'project',
      { ...project, area: 120.5, revision: 3 },
      { ...project, area: '120.5', revision: '3' },
    ],
    ['project', { ...project, accessUser: [{ _id: null, email: 'guest@example.com' }] }, project],
    ['emailAccess', [{ _id: null, email: 'a@example.com' }], [{ email: 'a@example.com' }]],
  ] as const)(
    '%s accepts null for absent values and numbers for text: case %#',
    (name, data, read) => {
      expect(readResponse(ENDPOINTS[name].response, data)).toStrictEqual(read);
    },
  );

  it('reads a missing value as null where null is allowed', () => {
    const { date: _date, img: _img, ...rest } = project;
    expect(readResponse(ENDPOINTS.project.response, rest)).toEqual(project);
  });

  it('ignores unknown fields at every level', () => {
    const user = { ...account, theme: 'dark', roles: null };
    expect(readResponse(ENDPOINTS.emailLogin.response, { token: 't', user, expires: 1 })).toEqual({
      token: 't',
      user: account,
    });
  });

  it('returns a response in the exact form unchanged', () => {
    expect(readResponse(ENDPOINTS.project.response, project)).toEqual(
      parseResponse('project', project),
    );
  });

  it.each([
    ['emailLogin', { token: null, user: account }],
    ['emailLogin', { token: 't', user: { ...account, verified: null } }],
    ['project', { ...project, number: null }],
    ['project', { ...project, subDate: {} }],
    ['project', '<html>'],
    ['pilots', { projects: 'Tower' }],
  ] as const)('rejects %s without a required value: case %#', (name, data) => {
    expect(() => readResponse(ENDPOINTS[name].response, data)).toThrow(z.core.$ZodError);
  });
});
