import { describe, expect, it } from 'vitest';
import { isTest, sourcesOf } from './sources.ts';

const MAX_LINES = 60;

const screens = sourcesOf('packages/features/src').filter(
  ({ path }) => path.endsWith('Screen.tsx') && !isTest(path),
);

describe('screens', () => {
  it('are found', () => {
    expect(screens.length).toBeGreaterThan(10);
  });

  it.each(screens)('$path has at most 60 lines', ({ text }) => {
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_LINES);
  });
});
