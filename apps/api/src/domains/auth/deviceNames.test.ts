import { describe, expect, it } from 'vitest';
import { deviceNames } from './deviceNames.ts';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

describe('deviceNames', () => {
  it.each([
    ['Chrome', 'Android', `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`],
    [
      'Samsung Internet',
      'Android',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    ],
    ['Chrome', 'Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`],
    [
      'Edge',
      'Windows',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/140.0.0.0`,
    ],
    ['Opera', 'Linux', `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36 OPR/120.0.0.0`],
    ['Chrome', 'ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`],
    ['Firefox', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'],
    [
      'Safari',
      'macOS',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Version/18.4 Safari/605.1.15`,
    ],
    [
      'Safari',
      'iOS',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) ${SAFARI} Version/18.4 Mobile/15E148 Safari/604.1`,
    ],
    [
      'Chrome',
      'iOS',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) ${SAFARI} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`,
    ],
    [
      'Firefox',
      'iPadOS',
      `Mozilla/5.0 (iPad; CPU OS 18_4 like Mac OS X) ${SAFARI} FxiOS/143.0 Mobile/15E148 Safari/604.1`,
    ],
    [null, null, undefined],
    [null, null, ''],
    [null, null, 'curl/8.5.0'],
    [null, null, '<script>alert(1)</script>'],
    [null, 'Linux', `Linux ${'x'.repeat(100_000)} Chrome/1`],
  ])('finds %s on %s', (browser, system, agent) => {
    expect(deviceNames(agent)).toEqual({ browser, system });
  });
});
