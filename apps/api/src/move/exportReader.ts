/** Reads an export. Its content is untrusted: somebody may have edited it. */
import { createReadStream } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  EXPORT_INDEX,
  EXPORT_VERSION,
  exportIndexSchema,
  type ExportIndex,
} from '@jawla/contract/moveFormat';
import * as z from 'zod/mini';
import { OperatorError } from '../platform/base/operatorError.ts';
import { sha256Of } from '@jawla/archives/exportFiles';
import { SourceFault } from '@jawla/archives/sourceFault';

export class ExportReader {
  readonly index: ExportIndex;
  /** Without symbolic links. */
  readonly root: Buffer;
  readonly #folder: string;
  readonly #files: ReadonlyMap<string, string>;

  private constructor(folder: string, root: Buffer, index: ExportIndex) {
    this.index = index;
    this.root = root;
    this.#folder = folder;
    this.#files = new Map(index.files.map(({ path, sha256 }) => [path, sha256]));
  }

  /** @throws {OperatorError} If the index cannot be used. */
  static async open(folder: string): Promise<ExportReader> {
    const path = join(folder, EXPORT_INDEX);
    const read = z.safeParse(exportIndexSchema, parse(await readFile(path, 'utf8')));
    if (!read.success) throw new OperatorError(`${path} cannot be read: it is damaged.`);
    if (read.data.version > EXPORT_VERSION) {
      throw new OperatorError(`${path} is of a newer version of Jawla. Update this one first.`);
    }
    const real = await realpath(folder);
    return new ExportReader(real, Buffer.from(real), read.data);
  }

  /**
   * Returns where a file of the export is.
   *
   * @throws {SourceFault} If the export does not list it, or it leads out of the folder.
   */
  async pathOf(path: string): Promise<string> {
    const absolute = join(this.#folder, ...path.split('/'));
    const isListed = this.#files.has(path);
    const real = isListed ? await realpath(absolute).catch(() => undefined) : undefined;
    if (real !== absolute) throw new SourceFault(`${path} is not in the export.`);
    return absolute;
  }

  /** Returns a file, once its content is verified. @throws {SourceFault} If it has changed since the export. */
  async verified(path: string): Promise<string> {
    const absolute = await this.pathOf(path);
    if ((await sha256Of(absolute)) !== this.#files.get(path)) {
      throw new SourceFault(`${path} has changed since it was exported.`);
    }
    return absolute;
  }

  async content(path: string): Promise<Buffer> {
    return readFile(await this.verified(path));
  }

  /** Reads JSON Lines; empty if the export has no such file. */
  async *rows<Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
  ): AsyncGenerator<z.output<Schema>> {
    if (!this.#files.has(path)) return;
    const input = createReadStream(await this.verified(path));
    let number = 0;
    for await (const line of createInterface({ input, crlfDelay: Infinity })) {
      number += 1;
      const read = z.safeParse(schema, parse(line));
      if (!read.success) throw new SourceFault(`${path}, line ${number}, cannot be read.`);
      yield read.data;
    }
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
