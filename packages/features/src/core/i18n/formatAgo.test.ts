import { expect, it } from 'vitest';
import { formatAgo } from './formatAgo';

const now = new Date('2026-06-10T12:00:00Z');

it.each([
  ['2026-06-10T11:59:50Z', 'this minute'],
  ['2026-06-10T11:15:00Z', '45 minutes ago'],
  ['2026-06-10T09:30:00Z', '2 hours ago'],
  ['2026-06-09T11:00:00Z', 'yesterday'],
  ['2026-05-01T11:00:00Z', '40 days ago'],
  // A clock that is behind the server's.
  ['2026-06-10T12:00:30Z', 'this minute'],
])('%s was %s', (moment, text) => {
  expect(formatAgo(moment, now, 'en')).toBe(text);
});

it('has Latin digits in Arabic', () => {
  expect(formatAgo('2026-06-10T07:00:00Z', now, 'ar')).toBe('قبل 5 ساعات');
});
