import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { FAKE_KEY } from './testing/runCli.ts';

const read = (JAWLA_URL: string, JAWLA_KEY = FAKE_KEY) => readSettings({ JAWLA_URL, JAWLA_KEY });

describe('the address', () => {
  it.each([
    ['https://tours.example.com/admin', 'https://tours.example.com'],
    [' https://tours.example.com:8443 ', 'https://tours.example.com:8443'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://[::1]:3000/', 'http://[::1]:3000'],
  ])('%s is that of a portal', (address, origin) => {
    expect(read(address)).toEqual({ origin, key: FAKE_KEY });
  });

  it.each([
    'http://tours.example.com',
    'http://localhost.example.com',
    'http://127.0.0.1.example.com',
    'ftp://tours.example.com',
    'tours.example.com',
    'https://key@tours.example.com',
    '',
  ])('%s is refused', (address) => {
    expect(() => read(address)).toThrow(/JAWLA_URL/);
  });
});

it.each(['', 'jwl_short', `${FAKE_KEY}x`, 'a password'])('the key %s is refused', (key) => {
  expect(() => read('https://tours.example.com', key)).toThrow(/JAWLA_KEY/);
});
