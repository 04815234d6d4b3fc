/** `dir="auto"` on a box turns its layout and its alignment with the first letter of a name. */
import { expect, it } from 'vitest';
import { isTest, sourcesOf } from './sources';

/** The inline isolate, and fields, whose text is aligned with the page. */
const ISOLATES = new Set([
  'bdi',
  'input',
  'textarea',
  'TextField',
  'TextArea',
  'Combobox',
  'TextWithIsolate',
]);
/** Of the tour viewer: its list of rooms is the browser's. */
const ALLOWED = new Set(['packages/features/src/domains/tours/stage/RoomSelect.tsx: Select']);

it('boxes have the direction of the page, and only isolates and fields that of their text', () => {
  const found = ['packages/ui/src', 'packages/features/src', 'apps/portal/src']
    .flatMap(sourcesOf)
    .filter(({ path }) => path.endsWith('.tsx') && !isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\sdir="auto"/g)].map(({ index }) => {
        const tag = [...text.slice(0, index + 1).matchAll(/<([A-Za-z][\w.]*)(?=[\s>])/g)].at(
          -1,
        )?.[1];
        return { path, tag: tag ?? '' };
      }),
    )
    .filter(({ path, tag }) => !ISOLATES.has(tag) && !ALLOWED.has(`${path}: ${tag}`));
  expect(found).toEqual([]);
});
