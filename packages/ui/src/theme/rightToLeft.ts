import { useEffect, useState } from 'react';
import type { IStyleSheetManager } from 'styled-components';
import { nestConditions } from './nestConditions';

type Plugins = NonNullable<IStyleSheetManager['stylisPlugins']>;

// Both lists are constants: the style sheet manager compares them by identity.
const LEFT_TO_RIGHT: Plugins = [nestConditions];
let rightToLeft: Plugins | undefined;
let loading: Promise<void> | undefined;
/**
 * Error of the last attempt, until it is thrown to an error boundary or a new attempt starts.
 */
let failure: unknown;

/**
 * Loads the stylis plugin that flips physical CSS, in addition to the logical styles of the package. Only
 * right-to-left locales need it, so it is a separate chunk. Await it before their first render if nothing can
 * suspend: `renderToString`, and React 18 within an event handler. Otherwise UiProvider suspends until it is
 * loaded.
 */
export function loadRightToLeft(): Promise<void> {
  loading ??= load();
  return loading;
}

async function load(): Promise<void> {
  failure = undefined;
  try {
    const { default: plugin } = await import('stylis-plugin-rtl');
    rightToLeft = [callable(plugin), nestConditions];
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
      // The plugin is missing, but the page works: the next change of direction retries.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);
  return plugins ?? LEFT_TO_RIGHT;
}

/** Returns the plugins, or throws as React expects: the pending promise, or the error of loading. */
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

/** Node returns the `default` of the CommonJS module, bundlers the function itself. */
function callable(plugin: Plugins[number] | { default: Plugins[number] }): Plugins[number] {
  return typeof plugin === 'function' ? plugin : plugin.default;
}
