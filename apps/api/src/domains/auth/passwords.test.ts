import { argon2Sync } from 'node:crypto';
import { expect, it } from 'vitest';
import { Passwords } from './passwords.ts';

const PASSWORD = 'كلمة السر 1234';

it('hashes with argon2id, in the PHC format that other programs read', async () => {
  const phc = await new Passwords({ memoryKib: 8, passes: 1 }).hash(PASSWORD);
  const [, name, version, cost, salt = '', hash] = phc.split('$');
  expect([name, version, cost]).toEqual(['argon2id', 'v=19', 'm=8,t=1,p=1']);
  const input = {
    message: PASSWORD.normalize('NFKC'),
    nonce: Buffer.from(salt, 'base64'),
    parallelism: 1,
    tagLength: 32,
    memory: 8,
    passes: 1,
  };
  const expected = argon2Sync('argon2id', input).toString('base64').replaceAll('=', '');
  expect(hash).toBe(expected);
});
