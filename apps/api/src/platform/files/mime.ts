import { mimes } from 'hono/utils/mime';

/** Types in tours that Hono's list lacks, as registered by IANA where possible. */
const TOUR_TYPES = {
  // Images, textures and environment maps
  apng: 'image/apng',
  cur: 'image/x-icon',
  exr: 'image/aces',
  hdr: 'image/vnd.radiance',
  jxl: 'image/jxl',
  ktx: 'image/ktx',
  ktx2: 'image/ktx2',
  // 3D models
  mtl: 'model/mtl',
  obj: 'model/obj',
  stl: 'model/stl',
  usdz: 'model/vnd.usdz+zip',
  // Videos, streams and subtitles
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/iso.segment',
  m4v: 'video/mp4',
  mkv: 'video/x-matroska',
  mov: 'video/quicktime',
  mpd: 'application/dash+xml',
  vtt: 'text/vtt; charset=utf-8',
  // Audio. Opus files use an Ogg container: `audio/opus` is the type in RTP (RFC 7845).
  flac: 'audio/flac',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  // Text
  md: 'text/markdown; charset=utf-8',
} as const;

/** A `Map`, because an object also has inherited keys such as `constructor`. */
const TYPES = new Map<string, string>(Object.entries({ ...mimes, ...TOUR_TYPES }));

/** Returns the MIME type for a file extension; `application/octet-stream` for an unknown one. */
export function mimeType(fileName: string): string {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return TYPES.get(extension) ?? 'application/octet-stream';
}

/**
 * Precompressed files of Unity's WebGL builds, which rely on `Content-Encoding`. Other precompressed files are
 * decompressed by scripts of the tour.
 */
const PRECOMPRESSED = /\.(?:js|wasm|data|symbols\.json)\.(gz|br)$/i;

export type ContentEncoding = 'gzip' | 'br';

/** Returns the `Content-Encoding` of a precompressed file, which is served with the type of its content. */
export function contentEncoding(fileName: string): ContentEncoding | undefined {
  const extension = PRECOMPRESSED.exec(fileName)?.[1]?.toLowerCase();
  if (extension === undefined) return undefined;
  return extension === 'br' ? 'br' : 'gzip';
}

const COMPRESSIBLE =
  /^text\/|[+/](?:json|xml)\b|^application\/(?:manifest|wasm|vnd\.apple\.mpegurl)|^image\/(?:svg|x-icon|bmp)|^model\/(?!vnd)|^font\/(?:ttf|otf)/;

/** Whether compression reduces the size of a type; images and videos are compressed already. */
export function isCompressible(type: string): boolean {
  return COMPRESSIBLE.test(type);
}
