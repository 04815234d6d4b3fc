/** Saves the files of a multipart request to disk. Callers can check each name before the content arrives. */
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { UploadForm } from '@jawla/contract';
import { RESUMED_FIELD } from '@jawla/contract/limits';
import * as z from 'zod/mini';
import type { UserRecord } from '../platform/db/schema.ts';
import { requireSpace } from '../platform/files/requireSpace.ts';
import type { StagingFolder } from '../platform/files/staging.ts';
import type { HttpContext } from '../platform/http/api.ts';
import { Problem } from '../platform/http/problem.ts';
import { textFor } from '../platform/http/validate.ts';
import { asProblem, readParts, type Part } from './multipart.ts';
import type { ResumableUploads } from './resumable/resumableUploads.ts';

const GIGA = 1_000_000_000;
/** Upper bound of the multipart overhead per file, in bytes. */
const WRAPPING = 100_000;

export interface FileHead {
  /** File name from the request. */
  readonly name: string;
  /** Media type declared by the client. */
  readonly type: string;
}

/** A file of a form whose content has not been read yet. */
export interface IncomingFile extends FileHead {
  /** @throws {Problem} 413 if the file is too large; 507 if the disk is full. */
  save(): Promise<ReceivedFile>;
}

export interface ReceivedFile extends FileHead {
  /** Path in the staging folder. */
  readonly path: string;
  readonly bytes: number;
}

export interface FormOptions {
  readonly http: HttpContext;
  /** Must own the files that were uploaded in chunks; `undefined` for guests, who have none. */
  readonly user: UserRecord | undefined;
  readonly part: UploadForm;
  /** Receives the files, named by their index. */
  readonly staging: StagingFolder;
  /** Aborts the reading. */
  readonly signal: AbortSignal;
  /** Limit of one file. */
  readonly bytesMax: number;
  /** Default: 1. */
  readonly filesMax?: number;
  /** Creates the rejection of a larger file. Default: a message with the limit in gigabytes. */
  readonly tooLarge?: (name: string) => Problem;
  /** Status of the response to an invalid text field. Default: 422. */
  readonly textStatus?: 400 | 422;
}

/** @throws {Problem} 413 or 507 if `Content-Length` exceeds the limits or the free disk space. */
export async function openForm(
  { resumable }: { readonly resumable: ResumableUploads },
  options: FormOptions,
): Promise<Form> {
  const { http, staging, bytesMax, filesMax = 1 } = options;
  const announced = Number(http.env.incoming.headers['content-length'] ?? 0);
  if (announced > filesMax * (bytesMax + WRAPPING)) throw tooLarge(options, '');
  await requireSpace(staging.path, announced);
  return new Form(resumable, options);
}

export class Form implements AsyncDisposable {
  /**
   * The files in the order of the request, followed by those that were uploaded in chunks. Save each one before
   * requesting the next.
   *
   * @throws {Problem} 400 if there is no file, too many files, or the form is truncated; `textStatus` if a text field
   *   is invalid.
   */
  readonly files: AsyncGenerator<IncomingFile, void>;
  /** Complete once all files are read. */
  readonly fields: Readonly<Record<string, string>>;
  readonly #fields: Record<string, string> = {};
  readonly #resumable: ResumableUploads;
  readonly #options: FormOptions;
  #first: Promise<IncomingFile> | undefined;

  constructor(resumable: ResumableUploads, options: FormOptions) {
    this.#resumable = resumable;
    this.#options = options;
    this.fields = this.#fields;
    this.files = this.#readFiles();
  }

  /** Returns the head of the only file, before its content arrives. */
  readHead(): Promise<FileHead> {
    return this.#firstFile();
  }

  /** Saves the only file, and reads the form to its end. */
  async save(): Promise<ReceivedFile> {
    const file = await this.#firstFile();
    const received = await file.save();
    await this.files.next();
    return received;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.files.return();
  }

  #firstFile(): Promise<IncomingFile> {
    this.#first ??= this.files.next().then(({ value }) => {
      if (!value) throw new Problem(400, 'upload.noFile');
      return value;
    });
    return this.#first;
  }

  async *#readFiles(): AsyncGenerator<IncomingFile, void> {
    const { http, part: wanted, staging, signal, bytesMax, filesMax = 1 } = this.#options;
    const limits = {
      bytesMax,
      filesMax,
      tooLarge: (name: string) => tooLarge(this.#options, name),
    };
    const chunked: { readonly id: string; readonly path: string }[] = [];
    let count = 0;
    for await (const part of readParts(http.env.incoming, limits, signal)) {
      if (part.kind === 'text' && part.field !== RESUMED_FIELD) {
        this.#fields[part.field] = part.text;
        continue;
      }
      if (part.kind === 'file' && part.field !== wanted.field) {
        throw new Problem(400, 'upload.noFile');
      }
      if (count === filesMax) throw tooMany(filesMax);
      const path = join(staging.path, String(count));
      count += 1;
      if (part.kind === 'file') yield this.#streamed(part, path);
      else chunked.push({ id: part.text, path });
    }
    // Copy them last: this may take longer than the idle timeout of the connection.
    for (const { id, path } of chunked) {
      signal.throwIfAborted();
      yield await this.#chunked(id, path);
    }
    if (count === 0) throw new Problem(400, 'upload.noFile');
    this.#checkFields();
    http.set(
      'chunkedFiles',
      chunked.map(({ id }) => id),
    );
    signal.throwIfAborted();
  }

  #streamed(part: Part & { readonly kind: 'file' }, path: string): IncomingFile {
    const { name, type, content } = part;
    const save = async () => {
      // No fsync: the published result is flushed, and a crash aborts the upload anyway.
      const target = createWriteStream(path, { flags: 'wx' });
      await pipeline(content, target);
      return { name, type, path, bytes: target.bytesWritten };
    };
    return { name, type, save: () => save().catch(rethrowAsProblem) };
  }

  /** Returns a file that was uploaded earlier, in chunks. */
  async #chunked(id: string, path: string): Promise<IncomingFile> {
    const { name, type, bytes } = await this.#resumable.findWhole(id, this.#options.user);
    const save = async () => {
      if (bytes > this.#options.bytesMax) throw tooLarge(this.#options, name);
      await this.#resumable.copyTo(id, path);
      return { name, type, path, bytes };
    };
    return { name, type, save: () => save().catch(rethrowAsProblem) };
  }

  #checkFields(): void {
    const { part, textStatus = 422 } = this.#options;
    for (const [name, schema] of Object.entries(part.texts)) {
      const result = z.safeParse(schema, this.#fields[name], { reportInput: true });
      const [issue] = result.error?.issues ?? [];
      if (issue) {
        throw new Problem(textStatus, 'request.invalid', { errors: { [name]: textFor(issue) } });
      }
    }
  }
}

function tooLarge(options: FormOptions, name: string): Problem {
  if (options.tooLarge) return options.tooLarge(name);
  return new Problem(413, 'upload.tooLarge', { values: { limit: options.bytesMax / GIGA } });
}

function tooMany(filesMax: number): Problem {
  if (filesMax === 1) return new Problem(400, 'upload.oneFile');
  return new Problem(400, 'upload.tooMany', { values: { limit: filesMax } });
}

function rethrowAsProblem(error: unknown): never {
  throw asProblem(error);
}
