import { describe, expect, it } from 'vitest';
import { listScreenshots, parseStories, planComparison, type Story } from './screenshots.ts';

function storyOf(title: string, name: string, tags: string[] = []): Story {
  const id = `${title}--${name}`.toLowerCase().replaceAll('/', '-');
  return { type: 'story', id, title, name, importPath: `${title}.stories.tsx`, tags };
}

const filesOf = (stories: readonly Story[]) => listScreenshots(stories).map(({ file }) => file);

describe('parseStories', () => {
  it('returns stories without documentation, with paths relative to the repository', () => {
    const entry = { id: 'a', title: 'A', name: 'One', importPath: './ui/A.stories.tsx', tags: [] };
    const entries = { a: { ...entry, type: 'story' }, docs: { ...entry, type: 'docs' } };
    expect(parseStories(JSON.stringify({ entries }))).toEqual([
      { ...entry, type: 'story', importPath: 'ui/A.stories.tsx' },
    ]);
  });
});

describe('listScreenshots', () => {
  it('takes components in both languages, the first also with forced colours', () => {
    expect(filesOf([storyOf('UI/Tag', 'Plain'), storyOf('UI/Tag', 'Long')])).toEqual([
      'ui-tag--plain.en.png',
      'ui-tag--plain.ar.png',
      'ui-tag--plain.en-forced.png',
      'ui-tag--long.en.png',
      'ui-tag--long.ar.png',
    ]);
  });

  it('takes screens on a desktop and on a phone, the first also in the dark', () => {
    const stories = [storyOf('Screens/Home', 'Filled'), storyOf('Screens/Home', 'Empty')];
    expect(filesOf(stories)).toEqual([
      'screens-home--filled.en.png',
      'screens-home--filled.ar-phone.png',
      'screens-home--filled.en-phone-dark.png',
      'screens-home--filled.en-forced.png',
      'screens-home--empty.en.png',
      'screens-home--empty.ar-phone.png',
    ]);
  });

  it('takes no screenshots of stories that look different each time', () => {
    expect(filesOf([storyOf('UI/Tag', 'Plain', ['moving'])])).toEqual([]);
  });

  it('takes stories for phones on a phone only', () => {
    expect(filesOf([storyOf('Screens/Home', 'Menu', ['phone'])])).toEqual([
      'screens-home--menu.ar-phone.png',
    ]);
  });

  it('takes the complete page when a story asks for it', () => {
    const [screenshot] = listScreenshots([storyOf('Screens/Home', 'Long', ['whole'])]);
    expect(screenshot).toMatchObject({ fullPage: true, file: 'screens-home--long.en.full.png' });
  });
});

describe('planComparison', () => {
  const kept = storyOf('UI/Tag', 'Plain');
  const removed = storyOf('UI/Tag', 'Old');
  const added = storyOf('UI/Tag', 'New');
  const plan = (isSelected: (story: Story) => boolean) => {
    const { before, after } = planComparison([removed, kept], [kept, added], isSelected);
    return {
      before: before.map(({ file }) => file),
      after: after.map(({ file }) => file),
    };
  };

  it('takes removed stories in the base and new ones in the working tree', () => {
    const { before, after } = plan(() => true);
    expect(before).toContain('ui-tag--old.en.png');
    expect(before).not.toContain('ui-tag--new.en.png');
    expect(after).toContain('ui-tag--new.en.png');
    expect(after).not.toContain('ui-tag--old.en.png');
  });

  it('takes stories that are in both in the modes of the working tree', () => {
    const { before, after } = plan(({ id }) => id === kept.id);
    // The first story of its component now.
    expect(before).toEqual([
      'ui-tag--plain.en.png',
      'ui-tag--plain.ar.png',
      'ui-tag--plain.en-forced.png',
    ]);
    expect(after).toEqual(before);
  });

  it('takes selected stories only', () => {
    expect(plan(() => false)).toEqual({ before: [], after: [] });
  });
});
