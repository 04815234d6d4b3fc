/** Passwords as argon2id hashes, in the PHC string form that other programs read too. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { HashingThreads } from './hashingThreads.ts';

export interface PasswordCost {
  readonly memoryKib: number;
  readonly passes: number;
}

/** OWASP's first choice: 19 MiB, two passes, one lane. */
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

export class Passwords {
  readonly #threads = new HashingThreads();
  readonly #cost: PasswordCost;
  /** Compared where there is no hash, so that this costs as much. */
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

  /** @returns the hash as a PHC string, which has the salt and the cost in it */
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
   * Whether a password is the one. An account that does not exist, or has no password yet, costs as much as
   * a wrong password: a hash of a made-up one is computed for it.
   */
  async matches(password: string, phc: string | null | undefined): Promise<boolean> {
    const known = parse(phc ?? undefined);
    const against = known ?? this.#nobody;
    const hash = await this.#derive(password, { ...against, length: against.hash.length });
    return timingSafeEqual(hash, against.hash) && known !== undefined;
  }

  /** Ends the threads. */
  close(): Promise<void> {
    return this.#threads.close();
  }

  #derive(
    password: string,
    cost: { memory: number; passes: number; parallelism: number; salt: Buffer; length: number },
  ): Promise<Uint8Array> {
    return this.#threads.derive({
      message: password.normalize('NFKC'),
      nonce: cost.salt,
      parallelism: cost.parallelism,
      tagLength: cost.length,
      memory: cost.memory,
      passes: cost.passes,
    });
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
