import { describe, expect, it } from 'vitest';
import * as durations from './durations.ts';

/** The words of the specification, sections 4 and 9, beside the number that each has in milliseconds. */
const QUOTED: Record<keyof typeof durations, { words: string; ms: number }> = {
  BANNER_MS: { words: 'Banner auto-hide: 4 s', ms: 4000 },
  USER_SAVED_MS: { words: 'User update success notice: 1 s', ms: 1000 },
  PROJECT_SAVED_MS: { words: 'project update: 2 s', ms: 2000 },
  UPLOAD_DIALOG_CLOSE_MS: { words: 'Upload popup close after success: 500 ms', ms: 500 },
  FOOTAGE_RESET_MS: { words: 'Upload success reset: 2 s', ms: 2000 },
  LOGOUT_REDIRECT_MS: { words: 'logout redirect: 2 s', ms: 2000 },
  CODE_REDIRECT_MS: { words: 'Redirect after correct code: 0.5 s', ms: 500 },
  COPIED_MS: { words: 'Copy confirmation: about 1.5 s', ms: 1500 },
};

describe('durations', () => {
  it.each(Object.entries(QUOTED))('%s is what the specification says', (name, { ms }) =>
    expect(durations).toHaveProperty(name, ms),
  );

  it('quotes every duration', () =>
    expect(Object.keys(durations).toSorted()).toEqual(Object.keys(QUOTED).toSorted()));
});
