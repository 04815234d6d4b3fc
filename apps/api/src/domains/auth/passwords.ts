/** Hashes passwords with argon2id, in the portable PHC string format. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { ThreadPool } from '../../platform/base/threadPool.ts';
import type { HashInput } from './hashing.worker.ts';

export interface PasswordCost {
  readonly memoryKib: number;
  readonly passes: number;
}

/** OWASP's recommendation: 19 MiB, two passes, one lane. */
export const PASSWORD_COST: PasswordCost = { memoryKib: 19_456, passes: 2 };
const LANES = 1;
const HASH_BYTES = 32;
const SALT_BYTES = 16;

interface Phc {
  memory: number;
  passes: number;
  parallelism: number;
  salt: Buffer;
  hash: Buffer;
}

const PHC_PATTERN =
  /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/**
 * Not libuv's thread pool, which file access, compression and DNS lookups need. Each hash takes 19 MiB and a CPU core:
 * unbounded concurrency would allow denial of service.
 */
const threads = new ThreadPool<HashInput>(new URL('./hashing.worker.ts', import.meta.url), {
  size: 2,
});

export class Passwords {
  readonly #cost: PasswordCost;
  /** Dummy hash for accounts without a password: the comparison takes the same time. */
  readonly #nobody: Phc;

  constructor(cost: PasswordCost) {
    this.#cost = cost;
    this.#nobody = {
      memory: cost.memoryKib,
      passes: cost.passes,
      parallelism: LANES,
      salt: randomBytes(SALT_BYTES),
      hash: randomBytes(HASH_BYTES),
    };
  }

  /** @returns The hash as a PHC string, which includes the salt and the cost parameters. */
  async hash(password: string): Promise<string> {
    const { memoryKib, passes } = this.#cost;
    const salt = randomBytes(SALT_BYTES);
    const hash = await this.#derive(password, {
      memory: memoryKib,
      passes,
      parallelism: LANES,
      salt,
      length: HASH_BYTES,
    });
    return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${LANES}$${base64(salt)}$${base64(hash)}`;
  }

  /**
   * Checks a password. For an unknown account or one without a password, it computes a dummy hash. The response time
   * then equals that of a wrong password and does not reveal which accounts exist.
   */
  async matches(password: string, phc: string | null | undefined): Promise<boolean> {
    const known = parse(phc ?? undefined);
    const against = known ?? this.#nobody;
    const hash = await this.#derive(password, { ...against, length: against.hash.length });
    return timingSafeEqual(hash, against.hash) && known !== undefined;
  }

  async #derive(
    password: string,
    cost: { memory: number; passes: number; parallelism: number; salt: Buffer; length: number },
  ): Promise<Uint8Array> {
    const hash = await threads.run({
      message: password.normalize('NFKC'),
      nonce: cost.salt,
      parallelism: cost.parallelism,
      tagLength: cost.length,
      memory: cost.memory,
      passes: cost.passes,
    });
    if (hash instanceof Uint8Array) return hash;
    throw new TypeError('The hashing thread sent no hash');
  }
}

function parse(phc: string | undefined): Phc | undefined {
  const [, memory, passes, parallelism, salt, hash] = PHC_PATTERN.exec(phc ?? '') ?? [];
  if (salt === undefined || hash === undefined) return undefined;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replaceAll('=', '');
}
