import { zipOf, type ZipEntry } from './zipBytes.ts';

/** Attacks that the hostile tour's script attempts. It posts the results to its parent as `hostile`. */
export const HOSTILE_ATTEMPTS = [
  'cookie',
  'parentDocument',
  'parentStorage',
  'topNavigation',
  'popup',
  'apiWithCredentials',
  'portalApiWithCredentials',
  'ownStorage',
  'serviceWorker',
  'otherWindow',
  'otherStorage',
  'otherFile',
] as const;

/** Secret that other tours must not be able to read, from the tour's storage or from a file next to its page. */
export const SECRET = 'secret of another tour';

/** Returns the archive of a tour that stores `SECRET`. */
export function victimTour(): Buffer {
  const page = `<!doctype html><title>Victim</title><script>localStorage.victim = '${SECRET}'</script>`;
  return zipOf([
    { name: 'index.html', content: Buffer.from(page) },
    { name: 'secret.txt', content: Buffer.from(SECRET) },
  ]);
}

/**
 * Returns the archive of a tour whose script tries to break out of its iframe and to read foreign data.
 *
 * @param otherFile - URL of a file of another tour.
 */
export function hostileTour(otherFile = ''): Buffer {
  return zipOf([
    { name: 'index.html', content: Buffer.from(PAGE.replaceAll('OTHER_FILE', otherFile)) },
    { name: 'worker.js', content: Buffer.from('') },
    { name: 'cookies.html', content: Buffer.from(COOKIES) },
  ]);
}

/** Returns the archive of a tour that is made of frames, as several tools export it. */
export function framedTour(): Buffer {
  return zipOf([
    page('index.html', '<iframe src="tour/index.html"></iframe>'),
    page('tour/index.html', '<h1>Nested</h1><iframe src="plans/viewer.html"></iframe>'),
    page('tour/plans/viewer.html', '<h2>Plan</h2>'),
  ]);
}

/** Returns the archive of a tour that frames a page of another one. */
export function framingTour(url: string): Buffer {
  return zipOf([page('index.html', `<iframe src="${url}"></iframe>`)]);
}

function page(name: string, body: string): ZipEntry {
  return { name, content: Buffer.from(`<!doctype html><title>${name}</title>${body}`) };
}

/** Page that sets more cookies than a server accepts. */
const COOKIES = `<!doctype html><title>Cookies</title><p>Cookies</p><script>
for (let index = 0; index < 80; index += 1) {
  document.cookie = 'c' + index + '=' + 'x'.repeat(4000) + '; Path=/; Secure; SameSite=None';
}
</script>`;

const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Hostile tour</title></head>
<body>
<h1>Hostile tour</h1>
<pre id="report">trying</pre>
<script type="module">
const hostile = {};
async function attempt(name, act) {
  try {
    hostile[name] = 'got: ' + (await act());
  } catch (cause) {
    hostile[name] = 'refused: ' + (cause && cause.message ? cause.message : String(cause));
  }
}
const portal = new URL(document.referrer || location.href).origin;
await attempt('cookie', () => {
  const seen = document.cookie;
  if (!seen) throw new Error('no cookies to see');
  return seen;
});
await attempt('parentDocument', () => parent.document.title + ' ' + parent.document.cookie);
await attempt('parentStorage', () => JSON.stringify(parent.localStorage));
await attempt('ownStorage', () => {
  localStorage.setItem('planted', '1');
  return JSON.stringify(localStorage);
});
await attempt('serviceWorker', async () => (await navigator.serviceWorker.register('worker.js')).scope);
await attempt('otherWindow', () => {
  if (!opener) throw new Error('no opener');
  return opener.location.href;
});
await attempt('otherStorage', () => {
  if (!localStorage.victim) throw new Error('nothing stored');
  return localStorage.victim;
});
await attempt('otherFile', async () => {
  const answer = await fetch('OTHER_FILE', { credentials: 'include' });
  if (!answer.ok || 'OTHER_FILE' === '') throw new Error(String(answer.status));
  return answer.text();
});
await attempt('popup', () => {
  const popup = window.open('about:blank');
  if (!popup) throw new Error('no window');
  popup.close();
  return 'a window';
});
await attempt('apiWithCredentials', async () => {
  const answer = await fetch('/api/project/list', { credentials: 'include' });
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.text()).slice(0, 200);
});
await attempt('portalApiWithCredentials', async () => {
  if (portal === location.origin) throw new Error('the portal is not known');
  const answer = await fetch(portal + '/api/project/list', { credentials: 'include' });
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.text()).slice(0, 200);
});
await attempt('topNavigation', async () => {
  const before = performance.now();
  top.location.href = new URL('?stolen', location.href).href;
  await new Promise((done) => setTimeout(done, 300));
  return 'asked, still here after ' + Math.round(performance.now() - before) + ' ms';
});
document.getElementById('report').textContent = JSON.stringify(hostile, null, 2);
document.documentElement.dataset.hostile = 'done';
parent.postMessage({ hostile }, '*');
</script>
</body>
</html>
`;
