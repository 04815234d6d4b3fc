import { mimes } from 'hono/utils/mime';

/** What tours have beyond Hono's list, by the names that IANA registers where it does. */
const TOUR_TYPES = {
  // Images, textures and light
  apng: 'image/apng',
  cur: 'image/x-icon',
  exr: 'image/aces',
  hdr: 'image/vnd.radiance',
  jxl: 'image/jxl',
  ktx: 'image/ktx',
  ktx2: 'image/ktx2',
  // Models
  mtl: 'model/mtl',
  obj: 'model/obj',
  stl: 'model/stl',
  usdz: 'model/vnd.usdz+zip',
  // Films, streams and subtitles
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  m4v: 'video/mp4',
  mkv: 'video/x-matroska',
  mov: 'video/quicktime',
  mpd: 'application/dash+xml',
  vtt: 'text/vtt; charset=utf-8',
  // Sounds. Opus in a file is in an Ogg container: `audio/opus` is its type in RTP (RFC 7845).
  flac: 'audio/flac',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  // Texts
  md: 'text/markdown; charset=utf-8',
} as const;

/** A map, because an object has more keys than are written down: `constructor`. */
const TYPES = new Map<string, string>(Object.entries({ ...mimes, ...TOUR_TYPES }));

/** Returns the type of a file by its extension; of an unknown one, that of plain bytes. */
export function mimeType(fileName: string): string {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return TYPES.get(extension) ?? 'application/octet-stream';
}

/** What Unity exports for the web, compressed in advance: browsers have to inflate it. Their pages do so with others. */
const PRECOMPRESSED = /\.(?:js|wasm|data|symbols\.json)\.(gz|br)$/i;

export type ContentEncoding = 'gzip' | 'br';

/** The encoding of a file that is to be served as what it contains, without the last extension of its name. */
export function contentEncoding(fileName: string): ContentEncoding | undefined {
  const extension = PRECOMPRESSED.exec(fileName)?.[1]?.toLowerCase();
  if (extension === undefined) return undefined;
  return extension === 'br' ? 'br' : 'gzip';
}

const COMPRESSIBLE =
  /^text\/|[+/](?:json|xml)\b|^application\/(?:manifest|wasm|vnd\.apple\.mpegurl)|^image\/(?:svg|x-icon|bmp)|^model\/(?!vnd)|^font\/(?:ttf|otf)/;

/** Types that get smaller by compression; pictures and films are packed already. */
export function isCompressible(type: string): boolean {
  return COMPRESSIBLE.test(type);
}
