import { expect, it } from 'vitest';
import { PAGE_NAMES, PAGES } from '#core/routing';
import { crashDetails } from './crashDetails';

const SECRET = 'kR8zT2vQ5nB7xW1yL4mC6pD9sF3hJ0aG';
const PATHS: readonly string[] = PAGE_NAMES.flatMap((name): readonly string[] => PAGES[name].paths);

it.each(PATHS)('names the pattern of %s, and nothing of its address', (path) => {
  const pathname = path.replaceAll(/:\w+/g, SECRET).replace('*', `/nowhere/${SECRET}`);
  const href = `https://tours.example.com${pathname}?lang=ar#${SECRET}`;
  const error = new Error(`Failed at ${href}`);
  error.stack = `Error\n    at https://tours.example.com${pathname}:1:20`;
  const details = crashDetails(error, { href, pathname });
  expect(details).toContain(path);
  expect(details).not.toContain(SECRET);
});
