/** What a browser asks for when it opens a page again: nothing that it has. */
import { parseResponse } from '@jawla/contract';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { sessionOf, type Role } from './sessions.ts';
import { signIn } from './support.ts';
import { createGuestLink } from './testData.ts';

interface Visit {
  address: string;
  role?: Role;
  /** Shown once the page is there. */
  shown: string;
}

const VISITS: Readonly<Record<string, (request: APIRequestContext) => Promise<Visit> | Visit>> = {
  'auth/login': () => ({ address: '/login', shown: 'input[name=email]' }),
  'projects/home': () => ({ address: '/user/noor', role: 'noor', shown: 'main article' }),
  'users/dashboard': () => ({ address: '/dashboard', role: 'admin', shown: 'main [role=row] a' }),
  'projects/editor': async (request) => ({
    address: `/dashboard/noor/project/${await projectOf(request)}`,
    role: 'admin',
    shown: 'main form input',
  }),
  'projects/viewer': () => ({
    address: '/user/noor/Wadi%20Offices/2026-06-21',
    role: 'noor',
    shown: 'iframe',
  }),
  'footage/session': () => ({
    address: '/upload-files/session-data',
    role: 'khalid',
    shown: 'main input',
  }),
  'guests/guest': async (request) => {
    const sender = { token: sessionOf('noor'), projectId: await projectOf(request) };
    const { secret } = await createGuestLink(request, sender);
    return { address: `/g/${secret}`, shown: 'iframe' };
  },
};

/** Of Noor's, in the demo. */
async function projectOf(request: APIRequestContext): Promise<string> {
  const token = sessionOf('noor');
  const answer = await request.get(`/api/user/${token}`, { headers: { token } });
  const { _id, projectsData } = parseResponse('currentUser', await answer.json());
  return (
    projectsData.find(({ owner, name }) => owner === _id && name === 'Wadi Offices')?._id ?? ''
  );
}

/** @returns tells the paths that the page asked the server for until then, without what its caches had. */
async function watchNetwork(page: Page): Promise<() => readonly Asked[]> {
  const asked = new Map<string, Asked>();
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    // The page and the frame of a tour are asked for each time.
    if (type === 'Document' || !request.url.startsWith('http')) return;
    asked.set(requestId, { path: new URL(request.url).pathname, isThere: false });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true) asked.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId }) => {
    const one = asked.get(requestId);
    if (one !== undefined) one.isThere = true;
  });
  await session.send('Network.enable');
  return () => [...asked.values()];
}

interface Asked {
  readonly path: string;
  isThere: boolean;
}

async function open(page: Page, { address, shown }: Visit): Promise<void> {
  await page.goto(address);
  await expect(page.locator(shown).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Code, fonts and pictures: all but data. */
const isFile = (path: string) => /^\/(?:assets|brand|files)\/|\.\w+$/.test(path);

for (const [name, describeVisit] of Object.entries(VISITS)) {
  test(`another visit of ${name} asks for no code, fonts or pictures`, async ({
    page,
    request,
  }) => {
    const visit = await describeVisit(request);
    if (visit.role !== undefined) await signIn(page, visit.role);
    const first = await watchNetwork(page);
    await open(page, visit);
    // What came last may not be in the cache yet: two visits at a time would ask for it twice.
    await page.goto('about:blank');
    await open(page, visit);
    await page.goto('about:blank');
    const received = first()
      .filter(({ path, isThere }) => isThere && isFile(path))
      .map(({ path }) => path);
    expect(received.some((path) => path.endsWith('.js'))).toBe(true);
    expect(received.some((path) => path.endsWith('.woff2'))).toBe(true);

    const again = await page.context().newPage();
    const asked = await watchNetwork(again);
    // What is prefetched last may not have come from the cache yet.
    const askedAgain = () => received.filter((file) => asked().some(({ path }) => path === file));
    await open(again, visit);
    await expect.poll(askedAgain).toEqual([]);
    await again.reload();
    await expect(again.locator(visit.shown).first()).toBeVisible();
    await again.waitForLoadState('networkidle');
    await expect.poll(askedAgain).toEqual([]);
  });
}
