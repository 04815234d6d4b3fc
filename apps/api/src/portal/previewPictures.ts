/** Pictures that chats show with a link: a cover in the format of Open Graph, with the brand on it. */
import { buffer } from 'node:stream/consumers';
import type { Handler } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Services } from '../app/services.ts';
import { coverKey, isCover } from '../platform/files/covers.ts';
import type { FileStore } from '../platform/files/fileStore.ts';
import { makePreview, PREVIEW_SIZE } from '../platform/files/images.ts';
import type { Environment } from '../platform/http/api.ts';
import { escapeHtml } from '../platform/texts/escapeHtml.ts';

export const PREVIEWS_PATH = '/files/previews';
export const BRAND_PREVIEW = 'brand.jpg';

/** About fifty pictures. */
const CACHE_BYTES = 6_000_000;
/** Names of covers are never reused. A day for the brand, which the operator may rename. */
const COVER_CACHING = 'public, max-age=31536000, immutable';
const BRAND_CACHING = 'public, max-age=86400';

/** Returns the name of a cover's preview. Names of covers cannot be guessed, and previews need no session either. */
export function previewName(cover: string): string {
  return cover.replace(/\.webp$/, '.jpg');
}

export function previewPictures({
  files,
  brand,
}: Pick<Services, 'brand' | 'files'>): Handler<Environment> {
  const pictures = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ length }) => length,
    ignoreFetchAbort: true,
    fetchMethod: async (name) => {
      if (name === BRAND_PREVIEW) return makePreview(brandPicture(brand.en));
      const cover = await readCover(files, coverOf(name));
      return cover && makePreview(cover, brandMark(brand.en));
    },
  });

  return async (http) => {
    http.set('route', 'GET /files/previews/{file}');
    const name = http.req.param('file') ?? '';
    const isBrand = name === BRAND_PREVIEW;
    const isKnown = isBrand || (name.endsWith('.jpg') && isCover(coverOf(name)));
    const picture = isKnown ? await pictures.fetch(name) : undefined;
    if (!picture) return http.text('Not found', 404);
    return http.body(picture, 200, {
      'Content-Type': 'image/jpeg',
      'Content-Length': String(picture.length),
      'Cache-Control': isBrand ? BRAND_CACHING : COVER_CACHING,
      // Chats in browsers load it from their own pages.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  };
}

function coverOf(name: string): string {
  return name.replace(/\.jpg$/, '.webp');
}

async function readCover(files: FileStore, cover: string): Promise<Buffer | undefined> {
  const found = await files.find(coverKey(cover));
  const stream = found && (await found.open({ start: 0, end: found.bytes - 1 }));
  return stream && buffer(stream);
}

// The portal's mark, `public/brand/mark.svg`, and colors of the default brand's theme.
const MARK = `<g fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">
<path d="M6.5 17.5v-7c0-3.6 2.4-6 5.5-7.75 3.1 1.75 5.5 4.15 5.5 7.75v7"/><path d="M3 21.25h18"/>
<circle cx="12" cy="16.5" r="1.5" fill="currentColor" stroke="none"/></g>`;
const FONT = 'font-family="Inter, DejaVu Sans, sans-serif" font-weight="600" fill="currentColor"';
const { width, height } = PREVIEW_SIZE;

/** Without fonts on the server, only the mark is drawn. */
function brandMark(name: string): string {
  return drawing(`<defs><linearGradient id="shade" x2="0" y2="1">
<stop offset="0.6" stop-color="#0f1312" stop-opacity="0"/><stop offset="1" stop-color="#0f1312" stop-opacity="0.75"/>
</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#shade)"/>
<g color="#ffffff"><svg x="48" y="530" width="60" height="60" viewBox="0 0 24 24">${MARK}</svg>
<text x="124" y="574" font-size="40" ${FONT}>${escapeHtml(name)}</text></g>`);
}

function brandPicture(name: string): string {
  return drawing(`<rect width="${width}" height="${height}" fill="#f5f5f2"/>
<g color="#0e6b5c"><svg x="490" y="150" width="220" height="220" viewBox="0 0 24 24">${MARK}</svg>
<text x="600" y="470" font-size="64" text-anchor="middle" ${FONT}>${escapeHtml(name)}</text></g>`);
}

function drawing(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}
