import { CHROMIUM_ARGS, WEBGL_ARGS, chromiumPath } from '../chromium.ts';

/**
 * For files that look at rendered tours. WebGL runs in software and slows every page down, so only these
 * start their browser with it.
 */
export async function launchWithWebGL() {
  return {
    launchOptions: {
      executablePath: await chromiumPath(),
      args: [...CHROMIUM_ARGS, ...WEBGL_ARGS],
    },
  };
}
