/** Delay between two attempts, in milliseconds. */
const PAUSE = 5000;

/**
 * Retries a dynamic import until it succeeds, at once when the browser is online again, so that a network error does not
 * reach the error boundary. It cannot be aborted.
 *
 * Chromium caches a failed import until the page is reloaded. For a second attempt to succeed there, the site's
 * bundler has to load the files before it imports them.
 */
export async function retryImport<Module extends object>(
  load: () => Promise<Module>,
): Promise<Module> {
  for (;;) {
    const loaded = await load().catch(() => undefined);
    if (loaded) return loaded;
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE);
      addEventListener('online', resolve, { once: true });
    });
  }
}
