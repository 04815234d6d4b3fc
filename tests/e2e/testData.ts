/** Accounts, projects and tours that a test creates for itself through the API: no test shares its data. */
import {
  parseResponse,
  projectFormSchema,
  type NewGuestLink,
  type NewGuestLinkForm,
  type Project,
  type ProjectForm,
} from '@jawla/contract';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { zipOf } from '../../apps/api/demo/zipBytes.ts';
import { linkIn } from '../../apps/api/src/testing/outbox.ts';
import { mailTo } from './outbox.ts';
import { sessionOf } from './sessions.ts';
import { PASSWORD } from './support.ts';
import { language } from './texts.ts';

const admin = () => ({ token: sessionOf('admin'), lang: language() });

let count = 0;

/** A name that no other test, project, repetition or retry uses: lower-case letters, digits and hyphens. */
export function uniqueName(purpose: string): string {
  const { project, repeatEachIndex, retry } = test.info();
  count += 1;
  return `${purpose}-${project.name}-${repeatEachIndex}${retry}${count}`;
}

export interface NewClient {
  userName: string;
  email: string;
  /** E.164 without the plus: a valid Jordanian mobile number. */
  phone: string;
}

/** A client who has not chosen a password yet: the link is in the first mail. */
export async function createClient(
  request: APIRequestContext,
  purpose: string,
): Promise<NewClient> {
  const userName = uniqueName(purpose);
  const email = `${userName}@example.com`;
  const { parallelIndex } = test.info();
  const phone = `96279${parallelIndex % 10}${String(Date.now()).slice(-6)}`;
  const answer = await request.post('/api/auth/create-user', {
    headers: admin(),
    data: { userName, fname: 'Salma', lname: 'Odeh', email, phone, emailType: 'userCreated' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { userName, email, phone };
}

/** A client who has chosen `PASSWORD`. */
export async function createActiveClient(
  request: APIRequestContext,
  purpose: string,
): Promise<NewClient & { token: string }> {
  const client = await createClient(request, purpose);
  const link = linkIn(await mailTo(client.email));
  await request.put(`/api/user/update-password/${link}`, { data: { password: PASSWORD } });
  const login = await request.post('/api/auth/email-login', {
    data: { email: client.email, password: PASSWORD },
  });
  return { ...client, token: parseResponse('emailLogin', await login.json()).token };
}

/** @returns the project's id */
export async function createProject(
  request: APIRequestContext,
  owner: string,
  name = `${owner}-project-1`,
): Promise<string> {
  const answer = await request.post(`/api/project/${owner}`, {
    headers: admin(),
    data: { name, number: '1' },
  });
  return parseResponse('createProject', await answer.json()).project._id;
}

export async function readProject(request: APIRequestContext, id: string): Promise<Project> {
  const answer = await request.get(`/api/project/${id}`, { headers: admin() });
  return parseResponse('project', await answer.json());
}

/** Changes some fields of a project and leaves the others. */
export async function updateProject(
  request: APIRequestContext,
  id: string,
  fields: Partial<ProjectForm>,
): Promise<void> {
  const project = await readProject(request, id);
  const answer = await request.put(`/api/project/${id}`, {
    headers: admin(),
    // Parsing takes what is no field of the form, such as the id, out of the body.
    data: projectFormSchema.parse({ ...project, ...fields }),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

export async function giveAccess(
  request: APIRequestContext,
  projectId: string,
  email: string,
): Promise<void> {
  const answer = await request.put(`/api/project/add-access/${projectId}`, {
    headers: admin(),
    data: { email },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

export interface Sender {
  token: string;
  projectId: string;
  /** In which the link is opened. */
  language?: 'en' | 'ar';
}

/** A guest link of a client, for all dates and without an end unless `terms` say otherwise. */
export async function createGuestLink(
  request: APIRequestContext,
  { token, projectId, language: lang = 'en' }: Sender,
  terms: Partial<NewGuestLinkForm> = {},
): Promise<NewGuestLink> {
  const answer = await request.post(`/api/guest-links/${projectId}`, {
    headers: { token, lang },
    data: { note: '', expiresAt: null, sites: [], slot: null, ...terms },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return parseResponse('createGuestLink', await answer.json());
}

export async function deleteProject(request: APIRequestContext, id: string): Promise<void> {
  await request.delete(`/api/project/${id}`, { headers: { ...admin(), isOwner: 'true' } });
}

interface TourUpload {
  /** Bytes of a zip file, or the HTML of a tour's only page. */
  archive: Buffer | string;
  date?: string;
  kind?: 'date' | 'subDate';
}

export async function uploadTour(
  request: APIRequestContext,
  projectId: string,
  { archive, date = '2024-01-01', kind = 'date' }: TourUpload,
): Promise<void> {
  const buffer =
    typeof archive === 'string'
      ? zipOf([{ name: 'index.html', content: Buffer.from(archive) }])
      : archive;
  const answer = await request.post(
    `/api/project/upload-folder/${projectId}?date=${date}&projectType=${kind}`,
    {
      headers: admin(),
      multipart: {
        emailType: 'uploadProjectFiles',
        'project-folder': { name: 'tour.zip', mimeType: 'application/zip', buffer },
      },
    },
  );
  expect(answer.ok(), await answer.text()).toBe(true);
}
