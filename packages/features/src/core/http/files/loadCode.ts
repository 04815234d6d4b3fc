import type { ApiClientOptions } from '../options';
import { ProblemError } from '../problem';

/**
 * Loads a module that is only needed now.
 *
 * @throws {ProblemError} `offline`: the server that has the code cannot be reached.
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
