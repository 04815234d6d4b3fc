import { expect } from 'storybook/test';

/** Expects something that moves until the page has loaded; with reduced motion, as in the Arabic run, it stands still. */
export async function expectMoving(): Promise<void> {
  const motion = window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
  const endless = document
    .getAnimations()
    .filter(({ effect }) => effect?.getTiming().iterations === Infinity);
  await expect(endless.length > 0).toBe(motion);
}
