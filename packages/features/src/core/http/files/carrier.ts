import type { AnswerOf, FileCallName } from '@jawla/contract';
import type { HttpSettings } from '..';
import { carryPlain } from './carryPlain';
import { resumableAddress } from './capabilities';
import { totalBytes, type Cargo, type Journey } from './transport';

/** Sent again in a few seconds even over a slow line: less than the requests that resuming costs. */
const WHOLE_MAX_BYTES = 1_000_000;

/** Carries files by the best way that the server offers; see Transport.send. */
export async function carry<Name extends FileCallName>(
  settings: HttpSettings,
  cargo: Cargo<Name>,
  journey: Journey,
): Promise<AnswerOf<Name>> {
  if (totalBytes(cargo.files) <= WHOLE_MAX_BYTES) return carryPlain(settings, cargo, journey);
  const endpoint = await resumableAddress(settings, cargo.name);
  if (endpoint === undefined) return carryPlain(settings, cargo, journey);
  const { carryResumable } = await import('./carryResumable');
  return carryResumable(settings, endpoint, cargo, journey);
}
