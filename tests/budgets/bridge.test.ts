/** What the bridge may weigh: every recognised tour loads it before its own scripts. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildBridge } from '../../apps/api/bridge/build.ts';
import { packed } from '../bench/composition.ts';

it('has at most 12 KB', async () => {
  const { path } = await buildBridge();
  expect(packed(readFileSync(path)).brotli).toBeLessThan(12_000);
});
