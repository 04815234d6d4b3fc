import { argon2Sync } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { HashingThreads } from './hashingThreads.ts';

const input = {
  message: 'كلمة السر 1234',
  nonce: Buffer.alloc(16, 'salt'),
  parallelism: 1,
  tagLength: 32,
  memory: 8,
  passes: 1,
};

it('computes argon2id hashes concurrently, also after failed ones', async () => {
  const threads = new HashingThreads();
  onTestFinished(() => threads.close());
  const expected = argon2Sync('argon2id', input).toString('hex');
  const derive = async () => Buffer.from(await threads.derive(input)).toString('hex');
  expect(await Promise.all([derive(), derive(), derive()])).toEqual([expected, expected, expected]);
  await expect(threads.derive({ ...input, passes: 0 })).rejects.toThrow(/passes/);
  await expect(threads.derive({ ...input, passes: 0 })).rejects.toThrow(/passes/);
  expect(await Promise.all([derive(), derive(), derive()])).toEqual([expected, expected, expected]);
});
