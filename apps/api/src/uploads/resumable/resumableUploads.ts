/**
 * Files that arrive in chunks, by the tus protocol: a lost connection costs the last chunk and not a
 * gigabyte. Nothing happens to a file here; the plain call that it is meant for names it in place of the
 * file itself, so both ways end in the same state, with the same answers.
 */
import { Server, type Upload } from '@tus/server';
import { ARCHIVE, FOOTAGE_BYTES_MAX } from '@jawla/contract/limits';
import type { UserRecord } from '../../platform/db/schema.ts';
import { isFull } from '../../platform/files/folderStore.ts';
import { requireSpace } from '../../platform/files/requireSpace.ts';
import type { FindUser } from '../../platform/http/api.ts';
import { Problem } from '../../platform/http/problem.ts';
import { toProblem } from '../../platform/http/toProblem.ts';
import { languageOf, say, type TextKey } from '../../platform/texts/texts.ts';
import type { ChunkStore } from './chunkStore.ts';
import type { ResumableUploadsStore } from './resumableUploads.store.ts';

export const RESUMABLE_PATH = '/api/resumable';
const ID_PATTERN = /^[0-9a-f]{32}$/;

/** A file of which all chunks have arrived. */
export interface WholeFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
}

export interface ResumableUploadsOptions {
  readonly chunks: ChunkStore;
  /** Where files go that have arrived whole, on the scratch disk. */
  readonly folder: string;
  readonly findUser: FindUser;
  readonly counted: ResumableUploadsStore;
}

export class ResumableUploads {
  readonly #chunks: ChunkStore;
  readonly #server: Server;
  readonly #findUser: FindUser;
  readonly #folder: string;
  readonly #counted: ResumableUploadsStore;
  /** Ids of what requests have begun. */
  readonly #begun = new WeakMap<Request, string>();

  constructor({ chunks, folder, findUser, counted }: ResumableUploadsOptions) {
    this.#chunks = chunks;
    this.#folder = folder;
    this.#findUser = findUser;
    this.#counted = counted;
    this.#server = new Server({
      path: RESUMABLE_PATH,
      relativeLocation: true,
      datastore: this.#chunks,
      allowedOrigins: () => false,
      onIncomingRequest: (request, id) => this.#admit(request, id),
      onUploadCreate: (request, upload) => this.#begin(request, upload),
      onUploadFinish: async (_request, upload) => {
        await this.#counted.setWhole(upload.id);
        return {};
      },
      onResponseError: async (request, error) => {
        await this.#discount(request);
        return toTusResponse(request, error);
      },
    });
  }

  /** Answers POST, HEAD, PATCH, DELETE and OPTIONS of the protocol. */
  async answer(request: Request): Promise<Response> {
    const answered = await this.#server.handleWeb(request);
    if (request.method === 'DELETE' && answered.ok) {
      await this.#counted.delete(new URL(request.url).pathname.split('/').at(-1) ?? '');
    }
    return answered;
  }

  /** @throws Problem 400 when the file is not there, another user's, or not whole */
  async findWhole(id: string, user: UserRecord): Promise<WholeFile> {
    const upload = ID_PATTERN.test(id) ? await this.#find(id) : undefined;
    if (!upload || !isOf(upload, user) || upload.offset !== upload.size) {
      throw new Problem(400, 'upload.incomplete');
    }
    const { filename, filetype } = upload.metadata ?? {};
    return { name: filename ?? '', type: filetype ?? '', bytes: upload.offset };
  }

  /** Puts a file that has arrived whole to a path on the scratch disk. */
  copyTo(id: string, path: string): Promise<void> {
    return this.#chunks.copyTo(id, path);
  }

  /** Forgets files that have served. */
  async forget(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      if (!ID_PATTERN.test(id)) continue;
      await this.#chunks.remove(id).catch(() => undefined);
      await this.#counted.delete(id);
    }
  }

  /** Deletes expired uploads. */
  async sweep(): Promise<void> {
    await this.#counted.sweep();
    await this.#server.cleanUpExpiredUploads();
  }

  #find(id: string): Promise<Upload | undefined> {
    return this.#chunks.getUpload(id).catch((error: unknown) => {
      // That it cannot be looked up is not that it is not there.
      if (error instanceof Problem) throw error;
      return undefined;
    });
  }

  /** An upload that could not be created does not count; an interrupted one can be resumed. */
  async #discount(request: Request): Promise<void> {
    const id = this.#begun.get(request);
    if (id === undefined) return;
    const isThere = await this.#chunks.getUpload(id).then(
      () => true,
      () => false,
    );
    if (!isThere) await this.#counted.delete(id).catch(() => undefined);
  }

  async #userOf(request: Request): Promise<UserRecord> {
    const user = await this.#findUser(request.headers.get('token') ?? undefined);
    if (!user) throw new Problem(401, 'auth.signedOut');
    if (user.verified === 0) throw new Problem(403, 'auth.unverified');
    return user;
  }

  /** Another user's upload is answered as if it did not exist. */
  async #admit(request: Request, id: string): Promise<void> {
    const user = await this.#userOf(request);
    const upload = request.method === 'POST' ? undefined : await this.#find(id);
    if (request.method !== 'POST' && !(upload && isOf(upload, user))) {
      throw new Problem(404, 'upload.gone');
    }
  }

  async #begin(request: Request, upload: Upload) {
    const user = await this.#userOf(request);
    // Archives come from admins, and footage is much smaller.
    const most = user.is_admin === 1 ? ARCHIVE.bytesMax : FOOTAGE_BYTES_MAX;
    if (upload.size === undefined) throw new Problem(400, 'upload.incomplete');
    if (upload.size > most) {
      throw new Problem(413, 'upload.tooLarge', { values: { limit: most / 1_000_000_000 } });
    }
    await requireSpace(this.#folder, upload.size);
    await this.#counted.add({ id: upload.id, userId: user.id, bytes: upload.size });
    this.#begun.set(request, upload.id);
    const { filename = '', filetype = '' } = upload.metadata ?? {};
    return { metadata: { filename, filetype, owner: user.id } };
  }
}

function isOf(upload: Upload, user: UserRecord): boolean {
  return upload.metadata?.['owner'] === user.id;
}

/** In the form of all other answers: a sentence for people. */
function toTusResponse(request: Request, error: Error | { status_code: number; body: string }) {
  const language = languageOf(request.headers.get('lang') ?? undefined);
  const [status_code, key, values] = describeError(error);
  return { status_code, body: JSON.stringify({ message: say(language, key, values) }) };
}

function describeError(
  error: Error | { status_code: number; body: string },
): [number, TextKey, Problem['values']] {
  if (isFull(error)) return [507, 'upload.noSpace', {}];
  const problem = toProblem(error);
  if (problem) return [problem.status, problem.key, problem.values];
  if (!('status_code' in error)) return [500, 'server.broken', {}];
  const { status_code: status } = error;
  if (status >= 500) return [status, 'server.broken', {}];
  return [status, status === 404 || status === 410 ? 'upload.gone' : 'upload.incomplete', {}];
}
