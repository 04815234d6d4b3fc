import { use } from 'react';
import type { IStyleSheetManager } from 'styled-components';

type Plugins = NonNullable<IStyleSheetManager['stylisPlugins']>;

// Both lists are constants: the style sheet manager compares them by identity.
const LEFT_TO_RIGHT: Plugins = [];
let rightToLeft: Plugins | undefined;
let loading: Tracked | undefined;

/** A promise that `use` can read without suspending once it is settled: React looks at its `status`. */
type Tracked = Promise<void> & { status?: 'fulfilled'; value?: undefined };

/**
 * Fetches the plugin that turns physical CSS round, the net below our logical styles. Only Arabic needs
 * it, so it is a chunk of its own. Await it before the first render in Arabic (and before rendering on a
 * server); otherwise UiProvider waits for it itself, showing nothing for that moment.
 */
export function loadRightToLeft(): Promise<void> {
  if (loading === undefined) {
    const started: Tracked = load();
    loading = started;
    started.then(
      () => Object.assign(started, { status: 'fulfilled', value: undefined }),
      // Whoever waits is told; the next to ask tries again.
      () => (loading = undefined),
    );
  }
  return loading;
}

async function load(): Promise<void> {
  const { default: plugin } = await import('stylis-plugin-rtl');
  rightToLeft = [callable(plugin)];
}

/** The plugins for a direction; suspends until they are there. */
export function useStylisPlugins(dir: 'ltr' | 'rtl'): Plugins {
  if (dir === 'ltr') return LEFT_TO_RIGHT;
  // In every render, also when it is there: React asks for the same calls each time.
  use(loadRightToLeft());
  return rightToLeft ?? LEFT_TO_RIGHT;
}

/** Node hands out the CommonJS module's own `default`, bundlers hand out the function. */
function callable(plugin: Plugins[number] | { default: Plugins[number] }): Plugins[number] {
  return typeof plugin === 'function' ? plugin : plugin.default;
}
