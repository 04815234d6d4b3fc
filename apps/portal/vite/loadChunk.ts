/** The requests for files, by URL, that have not failed. */
const requests = new Map<string, Promise<void>>();

/**
 * Loads the files of a dynamic import, and then imports them. It replaces Vite's own helper, which imports at once:
 * Chromium keeps the failure of an import for as long as the page is open, so a button that was pressed in a lift would
 * do nothing until the page is reloaded. Here a failed request is forgotten, and the next attempt asks again.
 *
 * @param files - Those that the import needs, relative to the root of the portal; without them, only `load` runs.
 * @throws {TypeError} In Chromium’s words, if one cannot be loaded.
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => request(`/${file}`)));
  return load();
}

function request(url: string): Promise<void> {
  let pending = requests.get(url);
  if (!pending) {
    pending = preload(url);
    requests.set(url, pending);
    pending.catch(() => requests.delete(url));
  }
  return pending;
}

async function preload(url: string): Promise<void> {
  // The page itself has it.
  if (document.querySelector(`[src="${url}"],[href="${url}"]`)) return;
  if (document.readyState !== 'complete') {
    // What the page begins with waits for nothing: without it there is nothing to press, and it is reloaded.
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: url });
    document.head.append(link);
    return;
  }
  try {
    const response = await fetch(url);
    // Only what was read to its end is in the cache, from which it is imported.
    await response.arrayBuffer();
    if (response.ok) return;
  } catch {
    // As without an answer.
  }
  throw new TypeError(`Failed to fetch dynamically imported module: ${url}`);
}
