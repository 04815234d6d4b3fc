/** Files that tests upload, and the forms with which they do. */
import { ENDPOINTS } from '@jawla/contract';
import type { Answer, TestServer } from './testServer.ts';
import { tourArchive } from './tourArchive.ts';

/** A field or file of a multipart body. */
export type FormPart =
  | { readonly name: string; readonly value: string }
  | { readonly name: string; readonly file: Uint8Array; readonly fileName: string };

export function multipart(parts: readonly FormPart[]): {
  body: Uint8Array;
  headers: Record<string, string>;
} {
  const boundary = 'a-boundary-of-the-tests';
  const chunks = parts.flatMap((part) => {
    const file = 'file' in part ? `; filename="${part.fileName}"` : '';
    return [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${part.name}"${file}\r\n`,
      ),
      Buffer.from('file' in part ? 'Content-Type: application/zip\r\n\r\n' : '\r\n'),
      'file' in part ? part.file : Buffer.from(part.value),
      Buffer.from('\r\n'),
    ];
  });
  return {
    body: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

export function postForm(
  server: Pick<TestServer, 'send'>,
  path: string,
  parts: readonly FormPart[],
  more: Readonly<Record<string, string>>,
): Promise<Answer> {
  const { body, headers } = multipart(parts);
  return server.send({ method: 'POST', path, headers: { ...headers, ...more }, body });
}

/** Text field before the file, which names the purpose of the upload. */
export const TOUR_FIELD: FormPart = { name: 'emailType', value: 'uploadProjectFiles' };

/** Returns the form that uploads a tour to a date of a project. */
export function tourForm(file: Uint8Array, fileName = 'tour.zip'): FormPart[] {
  return [TOUR_FIELD, { name: 'project-folder', file, fileName }];
}

/** Uploads a tour to the own date of a project. */
export function uploadTour(
  server: Pick<TestServer, 'send'>,
  upload: { readonly projectId: string; readonly token: string; readonly archive?: Uint8Array },
): Promise<Answer> {
  const { projectId, token, archive = tourArchive() } = upload;
  const path = `/api/project/upload-folder/${projectId}?date=2026-01-02&projectType=date`;
  return postForm(server, path, tourForm(archive), { token });
}

export function uploadPilot(
  server: Pick<TestServer, 'send'>,
  upload: { readonly name: string; readonly token: string; readonly archive?: Uint8Array },
): Promise<Answer> {
  const { name, token, archive: file = tourArchive() } = upload;
  const { path, file: part } = ENDPOINTS.createPilot;
  const parts = [{ name: part.field, file, fileName: `${name}.zip` }];
  return postForm(server, `/api/${path}`, parts, { token });
}

/** Files with the magic bytes of camera files. */
const box = (kind: string, rest: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`${kind}${rest}`)]);

export const mp4 = (says = 'a video') => Buffer.concat([box('ftyp', 'isom'), Buffer.from(says)]);
export const mov = () => box('moov', 'an old camera');
export const mkv = () =>
  Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from('matroska')]);
export const jpg = () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('a photo')]);
