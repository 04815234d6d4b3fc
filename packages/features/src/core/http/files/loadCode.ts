import type { ApiClientOptions } from '../options';
import { ProblemError } from '../problem';

/**
 * Imports a module on demand (code splitting).
 *
 * @throws {ProblemError} `offline` if the chunk cannot be loaded: the server that has it is unreachable.
 */
export async function loadCode<Module>(
  load: () => Promise<Module>,
  { onReachabilityChange }: ApiClientOptions,
): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    onReachabilityChange?.(false);
    throw new ProblemError({ kind: 'offline' }, { cause });
  }
}
