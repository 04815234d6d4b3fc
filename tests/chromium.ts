import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { chromium as playwrightChromium } from 'playwright';

/** Flags for reproducible screenshots and for a browser without background network requests. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/**
 * Renders WebGL, which tours need, without a graphics card. Without `--use-angle=swiftshader`, which would draw the
 * rest of each page by the same emulated card and took twice as long.
 */
export const WEBGL_ARGS = ['--enable-unsafe-swiftshader'];

/**
 * The browser the tests run in: `CHROMIUM_PATH` when set, else the one that came with `npm ci`
 * (Linux x64), else Playwright's own.
 */
export async function chromiumPath(): Promise<string> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (!existsSync(chosen))
      throw new Error(`CHROMIUM_PATH names a file that is not there: ${chosen}`);
    return chosen;
  }
  if (process.platform === 'linux' && process.arch === 'x64') return sparticuz.executablePath();
  return playwrightChromium.executablePath();
}
