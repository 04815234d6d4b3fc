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

/**
 * @returns tells the paths that the server has answered until then. What comes from a cache is not among them, nor
 * is what a reload has cancelled.
 */
async function watchNetwork(page: Page): Promise<() => readonly Answered[]> {
  const answered = new Map<string, Answered>();
  const cached = new Set<string>();
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    // The page and the frame of a tour are asked for each time.
    if (type === 'Document' || !response.url.startsWith('http')) return;
    if (cached.has(requestId) || response.fromDiskCache === true) return;
    answered.set(requestId, { path: new URL(response.url).pathname, isComplete: false });
  });
  session.on('Network.loadingFinished', ({ requestId }) => {
    const one = answered.get(requestId);
    if (one !== undefined) one.isComplete = true;
  });
  await session.send('Network.enable');
  return () => [...answered.values()];
}

interface Answered {
  readonly path: string;
  isComplete: boolean;
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
      .filter(({ path, isComplete }) => isComplete && isFile(path))
      .map(({ path }) => path);
    expect(received.some((path) => path.endsWith('.js'))).toBe(true);
    expect(received.some((path) => path.endsWith('.woff2'))).toBe(true);

    const again = await page.context().newPage();
    const asked = await watchNetwork(again);
    const askedAgain = () => received.filter((file) => asked().some(({ path }) => path === file));
    await open(again, visit);
    expect(askedAgain()).toEqual([]);
    await again.reload();
    await expect(again.locator(visit.shown).first()).toBeVisible();
    await again.waitForLoadState('networkidle');
    expect(askedAgain()).toEqual([]);
  });
}
