/**
 * Resumable uploads with the tus protocol: after a disconnect, the client re-sends only the last chunk. This module
 * only stores the files. The request that uses a file names its id in place of the content, so that both ways of
 * uploading share validation, effects and responses.
 *
 * @see https://tus.io/protocols/resumable-upload
 */
import { Server, type Upload } from '@tus/server';
import { ENDPOINTS, type ProblemBody } from '@jawla/contract';
import { FOOTAGE_BYTES_MAX } from '@jawla/contract/footageLimits';
import { ARCHIVE } from '@jawla/contract/archiveLimits';
import type { UserRecord } from '../../platform/db/schema.ts';
import { isFull } from '../../platform/files/folderStore.ts';
import { requireSpace } from '../../platform/files/requireSpace.ts';
import type { FindUser } from '../../platform/http/api.ts';
import { can } from '../../platform/http/can.ts';
import { userByKey, type FindKeyHolder } from '../../platform/http/keyAccess.ts';
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
  /** Folder on the scratch disk for complete files. */
  readonly folder: string;
  readonly findUser: FindUser;
  readonly findKeyHolder: FindKeyHolder;
  readonly counted: ResumableUploadsStore;
}

export class ResumableUploads {
  readonly #chunks: ChunkStore;
  readonly #server: Server;
  readonly #findUser: FindUser;
  readonly #findKeyHolder: FindKeyHolder;
  readonly #folder: string;
  readonly #counted: ResumableUploadsStore;
  /** Id of the upload that each request has created. */
  readonly #begun = new WeakMap<Request, string>();
  /** Returns the IP address of each request. */
  readonly #addresses = new WeakMap<Request, () => string>();

  constructor({ chunks, folder, findUser, findKeyHolder, counted }: ResumableUploadsOptions) {
    this.#chunks = chunks;
    this.#folder = folder;
    this.#findUser = findUser;
    this.#findKeyHolder = findKeyHolder;
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

  /** Handles POST, HEAD, PATCH, DELETE and OPTIONS of the protocol. */
  async answer(request: Request, address: () => string): Promise<Response> {
    this.#addresses.set(request, address);
    const answered = await this.#server.handleWeb(request);
    if (request.method === 'DELETE' && answered.ok) {
      await this.#counted.delete(new URL(request.url).pathname.split('/').at(-1) ?? '');
    }
    return answered;
  }

  /** @throws {Problem} 400 if the file is missing, incomplete or belongs to another user. */
  async findWhole(id: string, user: UserRecord | undefined): Promise<WholeFile> {
    const upload = ID_PATTERN.test(id) ? await this.#find(id) : undefined;
    if (!upload || !user || !isOf(upload, user) || upload.offset !== upload.size) {
      throw new Problem(400, 'upload.incomplete');
    }
    const { filename, filetype } = upload.metadata ?? {};
    return { name: filename ?? '', type: filetype ?? '', bytes: upload.offset };
  }

  /** Copies a complete file to a path on the scratch disk. */
  copyTo(id: string, path: string): Promise<void> {
    return this.#chunks.copyTo(id, path);
  }

  /** Deletes files that a request has used. */
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
      // A `Problem` means that the lookup failed, not that the upload is missing.
      if (error instanceof Problem) throw error;
      return undefined;
    });
  }

  /** Removes an upload from the quota if its creation failed. An interrupted upload still counts: it can be resumed. */
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
    const { headers } = request;
    const address = this.#addresses.get(request) ?? (() => '');
    const scope = ENDPOINTS.uploadCapabilities.scope;
    const user =
      (await userByKey({ headers, address, scope }, this.#findKeyHolder)) ??
      (await this.#findUser(headers.get('token') ?? undefined));
    if (!user) throw new Problem(401, 'auth.signedOut');
    if (user.verified === 0) throw new Problem(403, 'auth.unverified');
    return user;
  }

  /** Authorizes a request. Another user's upload gets the same 404 as a missing one. */
  async #admit(request: Request, id: string): Promise<void> {
    const user = await this.#userOf(request);
    const upload = request.method === 'POST' ? undefined : await this.#find(id);
    if (request.method !== 'POST' && !(upload && isOf(upload, user))) {
      throw new Problem(404, 'upload.gone');
    }
  }

  async #begin(request: Request, upload: Upload) {
    const user = await this.#userOf(request);
    // Only admins upload archives. Footage of other users is much smaller.
    const most = can(user, 'archive.upload') ? ARCHIVE.bytesMax : FOOTAGE_BYTES_MAX;
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

/** Formats errors like those of all other endpoints, with a message for the user. */
function toTusResponse(request: Request, error: Error | { status_code: number; body: string }) {
  const language = languageOf(request.headers.get('lang') ?? undefined);
  const [status_code, key, values] = describeError(error);
  const body: ProblemBody = {
    message: say(language, key, values),
    // Of tus itself: the chunk does not begin where the last one ended.
    ...(status_code === 409 && { code: 'offset' as const }),
  };
  return { status_code, body: JSON.stringify(body) };
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
