import type { AnswerOf, FileCallName } from '@jawla/contract';
import type { HttpSettings } from '../http';
import { carryPlain } from './carryPlain';
import { resumableAddress } from './capabilities';
import type { Cargo, Journey } from './transport';

/** Carries files by the best way that the server offers; see Transport.send. */
export async function carry<Name extends FileCallName>(
  settings: HttpSettings,
  cargo: Cargo<Name>,
  journey: Journey,
): Promise<AnswerOf<Name>> {
  const endpoint = await resumableAddress(settings, cargo.name);
  if (endpoint === undefined) return carryPlain(settings, cargo, journey);
  const { carryResumable } = await import('./carryResumable');
  return carryResumable(settings, endpoint, cargo, journey);
}
