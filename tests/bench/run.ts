/** `npm run bench`: what the pages weigh before anybody has touched anything. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium, type Page, type Response } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../chromium.ts';
import { serveStatic } from '../staticServer.ts';
import { weighComponents } from './components.ts';

const ROOT = join(import.meta.dirname, '../..');
const KINDS = { script: 'JavaScript', stylesheet: 'CSS', font: 'fonts', image: 'images' } as const;
type Kind = (typeof KINDS)[keyof typeof KINDS];

interface Weight {
  requests: number;
  raw: number;
  gzip: number;
  brotli: number;
}

const dist = join(ROOT, 'apps/portal/dist');
if (!existsSync(join(dist, 'index.html'))) {
  console.error('There is nothing to measure yet: run "npm run build" first.');
  process.exit(1);
}

const { server, origin } = await serveStatic(dist);
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: CHROMIUM_ARGS,
});
const results: Record<string, Partial<Record<Kind, Weight>>> = {};
for (const language of ['en', 'ar']) {
  const context = await browser.newContext();
  await context.addInitScript(`localStorage.setItem('lang', '${language}')`);
  results[`login, ${language}`] = await weigh(await context.newPage(), `${origin}/login`);
  await context.close();
}
await browser.close();
server.close();

const rows = Object.entries(results).flatMap(([page, weights]) =>
  Object.entries(weights).map(([kind, { requests, raw, gzip, brotli }]) => ({
    page,
    kind,
    requests,
    'raw KB': kilobytes(raw),
    'gzip KB': kilobytes(gzip),
    'brotli KB': kilobytes(brotli),
  })),
);
console.table(rows);
const folder = join(ROOT, 'bench-results');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'weights.json'), `${JSON.stringify(results, null, 2)}\n`);

const components = await weighComponents();
console.table(
  components.map(({ component, gzip, lazyGzip, reactAria }) => ({
    component,
    'gzip KB': kilobytes(gzip),
    'later, gzip KB': kilobytes(lazyGzip),
    'headless library': reactAria ? 'yes' : '',
  })),
);
writeFileSync(join(folder, 'components.json'), `${JSON.stringify(components, null, 2)}\n`);

/** Everything that a page asks for until it rests, by kind. */
async function weigh(page: Page, url: string): Promise<Partial<Record<Kind, Weight>>> {
  const weights: Partial<Record<Kind, Weight>> = {};
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    const kind = Object.entries(KINDS).find(([name]) => name === type)?.[1];
    if (kind === undefined) return;
    bodies.push(note(weights, kind, response));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('input[type=password]').waitFor();
  await Promise.all(bodies);
  return weights;
}

async function note(
  weights: Partial<Record<Kind, Weight>>,
  kind: Kind,
  response: Response,
): Promise<void> {
  const body = await response.body();
  // Fonts and pictures are compressed already.
  const packs = kind === 'JavaScript' || kind === 'CSS';
  const weight = (weights[kind] ??= { requests: 0, raw: 0, gzip: 0, brotli: 0 });
  weight.requests += 1;
  weight.raw += body.length;
  weight.gzip += packs ? gzipSync(body).length : body.length;
  weight.brotli += packs ? brotliCompressSync(body).length : body.length;
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
