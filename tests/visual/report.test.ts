import { describe, expect, it } from 'vitest';
import type { Result } from './compareScreenshots.ts';
import {
  describeCounts,
  countResults,
  describeResult,
  groupResults,
  renderReport,
} from './report.ts';
import { listScreenshots, type Screenshot } from './screenshots.ts';

function screenshotOf(title: string, name: string): Screenshot {
  const id = `${title}--${name}`.toLowerCase().replaceAll(/[^\w-]/g, '-');
  const story = { type: 'story', id, title, name, importPath: 'stories.tsx', tags: [] };
  const [screenshot] = listScreenshots([story]);
  if (screenshot === undefined) throw new Error('A story has a screenshot.');
  return screenshot;
}

const area = { x: 10, y: 70, width: 4, height: 3 };
const RESULTS: Result[] = [
  { screenshot: screenshotOf('UI/Button', 'Primary'), status: 'changed', pixels: 12, area },
  { screenshot: screenshotOf('UI/Button', 'Busy'), status: 'same' },
  { screenshot: screenshotOf('UI/Card', 'Plain'), status: 'same' },
  { screenshot: screenshotOf('Screens/Login', 'Filled'), status: 'new' },
  {
    screenshot: screenshotOf('Screens/Login', 'Offline'),
    status: 'failed',
    before: undefined,
    after: 'Unable to find <button>\n<div />',
  },
  { screenshot: screenshotOf('UI/Button', 'Ghost'), status: 'removed' },
];

describe('groupResults', () => {
  it('groups what differs by component and screen', () => {
    const groups = groupResults(RESULTS).map(({ title, results }) => ({
      title,
      stories: results.map(({ screenshot }) => screenshot.story.name),
    }));
    expect(groups).toEqual([
      { title: 'UI/Button', stories: ['Primary', 'Ghost'] },
      { title: 'Screens/Login', stories: ['Filled', 'Offline'] },
    ]);
  });
});

describe('describeCounts', () => {
  it('names what there is, errors first', () => {
    expect(describeCounts(countResults(RESULTS))).toBe(
      '1 failed, 1 changed, 1 new, 1 removed, 2 same',
    );
  });
});

describe('describeResult', () => {
  it('names the story, the mode, and the first line of an error', () => {
    const lines = RESULTS.map(describeResult);
    expect(lines).toContain('Changed  UI/Button: Primary (English)');
    expect(lines).toContain('Failed   Screens/Login: Offline (English): Unable to find <button>');
  });
});

describe('renderReport', () => {
  const html = renderReport(RESULTS, 'Working tree compared with 1a2b3c4d (main)');
  const articles = html.split('<article').slice(1);
  const articleOf = (name: string) => articles.find((text) => text.includes(`>${name} <`)) ?? '';
  const imagesIn = (text: string) =>
    [...text.matchAll(/<img src="([^"]+)"/g)].map(([, source]) => source);

  it('links to each group', () => {
    const links = [...html.matchAll(/<a href="#([^"]+)">/g)].map(([, id]) => id);
    expect(links).toHaveLength(2);
    for (const id of links) expect(html).toContain(`<section id="${id}">`);
  });

  it('shows before, after and difference of a changed story', () => {
    const file = 'ui-button--primary.en.png';
    expect(imagesIn(articleOf('Primary'))).toEqual([
      `before/${file}`,
      `after/${file}`,
      `difference/${file}`,
    ]);
    expect(articleOf('Primary')).toContain('12 pixels within 4 × 3 at x 10, y 70');
  });

  it('shows new and removed stories', () => {
    expect(imagesIn(articleOf('Filled'))).toEqual(['after/screens-login--filled.en.png']);
    expect(imagesIn(articleOf('Ghost'))).toEqual(['before/ui-button--ghost.en.png']);
  });

  it('shows why a story failed', () => {
    expect(articleOf('Offline')).toContain('Unable to find &lt;button&gt;');
  });

  it('leaves out what is the same', () => {
    expect(html).not.toContain('UI/Card');
    expect(html).not.toContain('>Busy<');
  });

  it('says when nothing differs', () => {
    expect(renderReport([], 'compared')).toContain('Everything looks the same.');
  });
});
