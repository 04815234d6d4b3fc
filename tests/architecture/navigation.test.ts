import { expect, it } from 'vitest';
import { isTest, sourcesOf } from './sources.ts';

/** A late response must not move a user who has left: screens navigate while they are mounted. */
it('of the sagas, only those of session and login navigate', () => {
  const navigating = sourcesOf('packages/features/src').filter(
    ({ path, text }) => !isTest(path) && text.includes("getContext('navigate')"),
  );
  expect(navigating.map(({ path }) => path.replace('packages/features/src/', '')).sort()).toEqual([
    'domains/auth/auth.saga.ts',
    'domains/auth/messages.saga.ts',
    'domains/auth/sso.saga.ts',
    'session/session.saga.ts',
  ]);
});
