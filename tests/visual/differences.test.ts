import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findDifferences, type Capture } from './differences.ts';
import { listScreenshots } from './screenshots.ts';

/** Photographs of stories with the tag `phone`: one for each. */
function capture(
  images: Readonly<Record<string, string>>,
  failing: readonly string[] = [],
): Capture {
  const folder = mkdtempSync(join(tmpdir(), 'jawla-visual-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, image] of Object.entries(images)) {
    writeFileSync(join(folder, `${name}.ar-phone.png`), image);
  }
  const errors = failing.map((name) => [`${name}.ar-phone.png`, 'No button'] as const);
  return { folder, errors: new Map(errors) };
}

it('finds stories that are new, removed, changed or failing', () => {
  const screenshots = listScreenshots(
    ['same', 'changed', 'new', 'removed', 'failing'].map((id) => ({
      type: 'story',
      id,
      title: 'UI/Tag',
      name: id,
      importPath: 'Tag.stories.tsx',
      tags: ['phone'],
    })),
  );
  const before = capture({ same: '1', changed: '2', removed: '3', failing: '4' });
  const after = capture({ same: '1', changed: '0', new: '5' }, ['failing']);
  const found = findDifferences(screenshots, before, after);
  expect(found.map(({ file, status }) => [file, status])).toEqual([
    ['changed.ar-phone.png', 'changed'],
    ['new.ar-phone.png', 'new'],
    ['removed.ar-phone.png', 'removed'],
    ['failing.ar-phone.png', 'failed'],
  ]);
  expect(found.at(-1)?.errors).toEqual(['failing.ar-phone.png in the working tree: No button']);
});
