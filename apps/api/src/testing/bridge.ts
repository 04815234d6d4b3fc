import { buildBridge } from '../../bridge/build.ts';

/** Builds the bridge, which servers load when they start. */
export async function setup(): Promise<void> {
  await buildBridge();
}
