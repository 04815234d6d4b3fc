/** Passwords as argon2id hashes, in the PHC string form that other programs read too. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { Gate } from '../gate.ts';

/** OWASP's first choice: 19 MiB, two passes, one lane. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const HASH_BYTES = 32;
const SALT_BYTES = 16;

/** Each hash holds 19 MiB and a core: more at once would be a way to bring the server down. */
const gate = new Gate(2);

interface Phc {
  memory: number;
  passes: number;
  parallelism: number;
  salt: Buffer;
  hash: Buffer;
}

const PHC_PATTERN =
  /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, {
    memory: MEMORY_KIB,
    passes: PASSES,
    parallelism: LANES,
    salt,
    length: HASH_BYTES,
  });
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${base64(salt)}$${base64(hash)}`;
}

/**
 * Whether a password is the one. An account that does not exist, or has no password yet, costs as much as
 * a wrong password: a hash of a made-up one is computed for it.
 */
export async function isPassword(
  password: string,
  phc: string | null | undefined,
): Promise<boolean> {
  const known = parse(phc ?? undefined);
  const against = known ?? NOBODY;
  const hash = await derive(password, { ...against, length: against.hash.length });
  return timingSafeEqual(hash, against.hash) && known !== undefined;
}

const NOBODY: Phc = {
  memory: MEMORY_KIB,
  passes: PASSES,
  parallelism: LANES,
  salt: randomBytes(SALT_BYTES),
  hash: randomBytes(HASH_BYTES),
};

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

function derive(
  password: string,
  cost: { memory: number; passes: number; parallelism: number; salt: Buffer; length: number },
): Promise<Buffer> {
  return gate.run(
    () =>
      new Promise((resolve, reject) => {
        argon2(
          'argon2id',
          {
            message: password.normalize('NFKC'),
            nonce: cost.salt,
            parallelism: cost.parallelism,
            tagLength: cost.length,
            memory: cost.memory,
            passes: cost.passes,
          },
          (error, key) => (error ? reject(error) : resolve(key)),
        );
      }),
  );
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
