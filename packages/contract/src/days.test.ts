import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { formatDay } from './days.ts';

const ARABIC_MONTHS =
  'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' ');
const ENGLISH_MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

describe('formatDay', () => {
  it.each(ENGLISH_MONTHS.map((month, at) => [month, ARABIC_MONTHS[at], at + 1] as const))(
    'writes %s and %s as month %i',
    (english, arabic, month) => {
      const day = `2026-${String(month).padStart(2, '0')}-05`;
      expect(formatDay(day, 'en')).toBe(`5 ${english} 2026`);
      expect(formatDay(day, 'ar')).toBe(`5 ${arabic} 2026`);
    },
  );

  it('ignores the time after the day', () => {
    expect(formatDay('2026-06-21T23:59:59-08:00', 'en')).toBe('21 Jun 2026');
  });

  it.each(['', 'soon', '2026-13-41'])('returns %j unchanged', (text) => {
    expect(formatDay(text, 'en')).toBe(text);
  });

  // The time zone of a process is read once, at its start.
  it.each(['Pacific/Auckland', 'America/Adak'])('does not move the day in %s', (TZ) => {
    const script = `
      import { formatDay } from ${JSON.stringify(new URL('days.ts', import.meta.url).href)};
      console.log(formatDay('2026-01-01', 'en'), formatDay('2026-12-31', 'ar'), new Date(0).getHours());
    `;
    const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      env: { ...process.env, TZ },
      encoding: 'utf8',
    });
    expect(printed).toMatch(/^1 Jan 2026 31 ديسمبر 2026 \d+\n$/);
    expect(printed).not.toMatch(/ 0\n$/);
  });
});
