import { expect, it } from 'vitest';
import { PAGES_WITH_NAMES } from '../../apps/api/src/portal/pagesWithNames.ts';
import { PAGES } from '../../packages/features/src/core/routing/pages.ts';

it('the server knows all pages with parameters: a name with a dot is no file', () => {
  const paths = Object.values(PAGES).flatMap(({ paths }): readonly string[] => paths);
  const withParameters = paths.filter((path) => path.includes(':'));
  expect([...PAGES_WITH_NAMES].toSorted()).toEqual(withParameters.toSorted());
});
