/** Delay between two attempts, in milliseconds. */
const PAUSE = 2000;

/**
 * Retries a dynamic import until it succeeds, so that a network error does not reach the error boundary.
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
