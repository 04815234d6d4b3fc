import { zipOf } from './zipBytes.ts';

/** What the hostile tour's script managed to get, as it posts it to its parent under `hostile`. */
export const HOSTILE_ATTEMPTS = [
  'cookie',
  'parentDocument',
  'parentStorage',
  'topNavigation',
  'popup',
  'apiWithCredentials',
  'portalApiWithCredentials',
  'ownStorage',
] as const;
export type HostileAttempt = (typeof HOSTILE_ATTEMPTS)[number];
/** Each answer is `got: …` or `refused: …`. */
export type HostileReport = Readonly<Record<HostileAttempt, string>>;

/** An archive of a tour whose script tries to leave its frame and to take what is not its own. */
export function hostileTour(): Buffer {
  return zipOf([{ name: 'index.html', content: Buffer.from(PAGE) }]);
}

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
