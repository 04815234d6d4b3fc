import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts texts that leave the server, or that a copy of the database must not reveal. */
export class Seal {
  readonly #key: Buffer;

  /** @param key - 32 bytes. */
  constructor(key: Buffer) {
    this.#key = key;
  }

  /** @param purpose - A text that was sealed for another one cannot be opened. */
  close(text: string, purpose: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.#key, nonce).setAAD(Buffer.from(purpose));
    const sealed = [cipher.update(text, 'utf8'), cipher.final()];
    return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString('base64url');
  }

  /** @returns The text; `undefined` if it was not sealed by this key for this purpose. */
  open(sealed: string, purpose: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
    const decipher = createDecipheriv(ALGORITHM, this.#key, bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(purpose))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    try {
      const opened = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([opened, decipher.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  }
}
