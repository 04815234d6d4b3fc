import { describe, expect, it } from 'vitest';
import { userNameSchema } from './fields.ts';
import { isPathName, isReservedUserName } from './pathNames.ts';

describe('isPathName', () => {
  it.each(['noor', 'Villa 12', 'فيلا النور', 'a.b', "O'Hara & Sons", 'مبنى أ-١', '😀 tower'])(
    'accepts %s',
    (name) => expect(isPathName(name)).toBe(true),
  );
  it.each([
    '',
    '.hidden',
    '..',
    'a/b',
    'a\\b',
    'a|b',
    'a?b',
    'a#b',
    'a%b',
    'a\u0000b',
    'a\nb',
    ' a',
    'a ',
    'gpj.\u202Eexe',
    'no\u00ador',
    '\u3164\u3164\u3164',
    'ا'.repeat(128),
  ])('rejects %j', (name) => expect(isPathName(name)).toBe(false));
});

describe('user names', () => {
  it.each(['create-user', 'Pilot-Projects', 'not-found', 'pilot_projects'])(
    '%s is reserved',
    (name) => {
      expect(isReservedUserName(name)).toBe(true);
      expect(userNameSchema.safeParse(name).success).toBe(false);
    },
  );
});
