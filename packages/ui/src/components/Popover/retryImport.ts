/** Delays between two attempts, in milliseconds: each is twice as long as the one before, up to the last. */
const PAUSE = { first: 2000, last: 32_000 };

/**
 * Retries a dynamic import until it succeeds, at once when the browser is online again, so that a network error does not
 * reach the error boundary.
 *
 * Chromium answers an import that has failed once from its memory. For a second attempt to succeed there, the site's
 * bundler has to load the files before it imports them.
 *
 * @throws {DOMException} `AbortError` once nobody needs the code any more
 */
export async function retryImport<Module extends object>(
  load: () => Promise<Module>,
  gone?: AbortSignal,
): Promise<Module> {
  for (let pause = PAUSE.first; ; pause = Math.min(2 * pause, PAUSE.last)) {
    gone?.throwIfAborted();
    const loaded = await load().catch(() => undefined);
    gone?.throwIfAborted();
    if (loaded) return loaded;
    await waitForNetwork(pause);
  }
}

function waitForNetwork(most: number): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, most);
    window.addEventListener('online', resolve, { once: true });
  });
}
