import { expect } from 'storybook/test';
import { languageOf } from './languageOf';

/** Expects elements to begin at the same edge: the left one in English, the right one in Arabic. */
export async function expectAligned(
  globals: Parameters<typeof languageOf>[0],
  ...parts: readonly [Element, ...Element[]]
): Promise<void> {
  const side = languageOf(globals) === 'ar' ? 'right' : 'left';
  const edges = parts.map((part) => Math.round(part.getBoundingClientRect()[side]));
  await expect(new Set(edges)).toEqual(new Set([edges[0]]));
}
