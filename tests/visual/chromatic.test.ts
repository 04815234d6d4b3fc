import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NOW, stopClock } from '../../.storybook/review/frozenTime.ts';

const sources = globSync(['{packages,apps}/*/src/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}']).map(
  (path) => ({ path, source: readFileSync(path, 'utf8') }),
);
const stories = sources
  .filter(({ path }) => path.endsWith('.stories.tsx'))
  .flatMap(({ path, source }) =>
    source
      .split(/^export const /m)
      .slice(1)
      .map((story) => ({ name: `${path} ${/^\w+/.exec(story)?.[0]}`, story })),
  );

describe('Chromatic takes', () => {
  it('no screenshot of a story that looks different each time', () => {
    const moving = stories.filter(({ story }) => /tags: \[[^\]]*'moving'/.test(story));
    expect(moving.length).toBeGreaterThan(0);
    const taken = moving.filter(({ story }) => !/chromatic: { disableSnapshot: true }/.test(story));
    expect(taken.map(({ name }) => name)).toEqual([]);
  });

  it('each screenshot in a mode: `viewports` would add others to them', () => {
    const legacy = sources.filter(({ source }) => /chromatic:\s*{[^}]*\bviewports\b/.test(source));
    expect(legacy.map(({ path }) => path)).toEqual([]);
  });

  it('each screenshot at the same time', () => {
    const page = { Date };
    stopClock(page);
    expect(page.Date.now()).toBe(NOW.getTime());
    expect(new page.Date().toISOString()).toBe(NOW.toISOString());
    expect(new page.Date(2024, 1, 29).getDate()).toBe(29);
    expect(new page.Date()).toBeInstanceOf(Date);
    expect(page.Date.UTC(2024, 0)).toBe(Date.UTC(2024, 0));
  });
});
