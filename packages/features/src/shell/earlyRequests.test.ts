import { expect, it } from 'vitest';
import { EARLY_PATHS } from './earlyRequests';

it.each([
  ['dashboard', 'user?page=1&limit=30&usersSearch=omit'],
  ['client', 'user/client/~clientID'],
  ['projectEditor', 'project/~projectID'],
  ['logout', undefined],
] as const)('the page %s starts with %s', (page, path) => {
  expect(EARLY_PATHS[page]).toBe(path);
});
