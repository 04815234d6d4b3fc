import { expect, it } from 'vitest';
import { isTest, sourcesOf } from './sources.ts';

/** Paths of pages are built by `href`: the table of pages is the only place that spells them out. */
const PAGE_PATH =
  /["'`]\/(?:dashboard|user|login|logout|forgot-|phone-|upload-|no-project|unauthorized|pilot-|verify-|check-|create-|reset-)/;
const TABLE = 'packages/features/src/core/routing/pages.ts';

const sources = ['packages/features/src', 'apps/portal/src']
  .flatMap((folder) => sourcesOf(folder))
  .filter(({ path }) => !isTest(path) && path !== TABLE);

it.each(sources)('$path spells out no path of a page', ({ text }) => {
  expect(text.split('\n').filter((line) => PAGE_PATH.test(line))).toEqual([]);
});
