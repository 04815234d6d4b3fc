import { useEffect, useState } from 'react';
import type { IStyleSheetManager } from 'styled-components';

type Plugins = NonNullable<IStyleSheetManager['stylisPlugins']>;

// Both lists are constants: the style sheet manager compares them by identity.
const LEFT_TO_RIGHT: Plugins = [];
let rightToLeft: Plugins | undefined;
let loading: Promise<void> | undefined;
/** Of the last attempt, until it is thrown to an error boundary or a new attempt starts. */
let failure: unknown;

/**
 * Fetches the stylis plugin that flips physical CSS, the net below our logical styles. Only locales from right
 * to left need it, so it is a chunk of its own. Await it before their first render where nothing can suspend:
 * `renderToString`, and React 18 within an event handler. Elsewhere UiProvider suspends until it is loaded.
 */
export function loadRightToLeft(): Promise<void> {
  loading ??= load();
  return loading;
}

async function load(): Promise<void> {
  failure = undefined;
  try {
    const { default: plugin } = await import('stylis-plugin-rtl');
    rightToLeft = [callable(plugin)];
  } catch (error) {
    failure = error;
    loading = undefined;
    throw error;
  }
}

/**
 * Returns the plugins for a direction. Suspends in the first render only: after a change of direction,
 * suspending would hide the page and lose the focus, so the logical styles apply alone until it is loaded.
 */
export function useStylisPlugins(dir: 'ltr' | 'rtl'): Plugins {
  const [, setLoaded] = useState<Plugins | undefined>(() => requirePlugins(dir));
  const plugins = dir === 'ltr' ? LEFT_TO_RIGHT : rightToLeft;
  const isMissing = plugins === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    loadRightToLeft().then(
      () => isCurrent && setLoaded(rightToLeft),
      // The net is missing, the page is not: the next change of direction tries again.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);
  return plugins ?? LEFT_TO_RIGHT;
}

/** Returns the plugins, or throws what React needs: the promise to wait for, or the error of loading. */
function requirePlugins(dir: 'ltr' | 'rtl'): Plugins {
  if (dir === 'ltr') return LEFT_TO_RIGHT;
  if (rightToLeft !== undefined) return rightToLeft;
  if (failure !== undefined) {
    const error = failure;
    failure = undefined;
    throw error;
  }
  // oxlint-disable-next-line typescript/only-throw-error -- how React 18 suspends; `use` is React 19 only
  throw loadRightToLeft();
}

/** Node hands out the CommonJS module's own `default`, bundlers hand out the function. */
function callable(plugin: Plugins[number] | { default: Plugins[number] }): Plugins[number] {
  return typeof plugin === 'function' ? plugin : plugin.default;
}
