import type { AnswerOf, FileCallName, ParamsOf, QueryOf, TextsOf } from '@jawla/contract';
import type { HttpSettings } from '../http';
import { ProblemError } from '../problem';

/** Files on their way to a call of the contract's table. */
export interface Cargo<Name extends FileCallName = FileCallName> {
  name: Name;
  // Of one call or of any: each name on its own, so that the cargo of any call fits.
  params: Name extends FileCallName ? ParamsOf<Name> : never;
  query?: Name extends FileCallName ? QueryOf<Name> : never;
  /** The text fields that stand before the files. */
  texts: TextsOf<Name> & Readonly<Record<string, string>>;
  files: readonly File[];
}

export interface Journey {
  /** Ends the sending; with `GIVEN_UP` as its reason nothing of it is to stay at the server. */
  signal: AbortSignal;
  /** Bytes of the files that have left, all in all. */
  onSent: (bytes: number) => void;
}

/** The way of large bodies to the server: one seam, whatever protocol is behind it. */
export interface Transport {
  /**
   * Sends files. Sent again after it broke off, it goes on where it was wherever the server can.
   *
   * @throws ProblemError always, whatever went wrong
   */
  send<Name extends FileCallName>(cargo: Cargo<Name>, journey: Journey): Promise<AnswerOf<Name>>;
}

/** Why a journey ends when the person does not want it any more, rather than for now. */
export const GIVEN_UP = 'given up';

/**
 * Makes the transport: resumable where the server offers that, one plain request otherwise. Its code is
 * fetched with the first file.
 */
export function createTransport(settings: HttpSettings): Transport {
  return {
    async send(cargo, journey) {
      const { carry } = await loadCarrier(settings);
      return carry(settings, cargo, journey);
    },
  };
}

async function loadCarrier({ onContact }: HttpSettings) {
  try {
    return await import('./carrier');
  } catch (cause) {
    onContact?.(false);
    throw new ProblemError({ kind: 'offline' }, { cause });
  }
}

export function totalBytes(files: readonly File[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}
