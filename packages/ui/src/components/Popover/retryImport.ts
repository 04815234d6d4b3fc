/** Between two tries, in milliseconds. */
const PAUSE = 2000;

/**
 * Tries to load code until it comes: what can be had again in a minute must not take a page along.
 *
 * @returns false if it was aborted before the code was loaded
 */
export async function retryImport(
  load: () => Promise<unknown>,
  gone: AbortSignal,
): Promise<boolean> {
  while (!gone.aborted) {
    try {
      await load();
      return !gone.aborted;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
  return false;
}
