/** Failed logins are counted by the IP address of the client, not of a proxy. */
import { expect, it, onTestFinished } from 'vitest';
import { makeDataDir, startTestServer, testConfig } from '../../testing/testServer.ts';

/** @returns the number of attempts that a client gets if it sends another `X-Forwarded-For` each time */
async function attemptsOfSpoofer(
  proxies: number,
  chain: (spoofed: string) => string,
): Promise<number> {
  const server = await startTestServer(testConfig(await makeDataDir(), { proxies }));
  onTestFinished(() => server.stop());
  for (let count = 0; ; count += 1) {
    const { status } = await server.call('POST', 'auth/email-login', {
      body: { email: 'nobody@example.com', password: 'Wrong1234' },
      headers: { 'x-forwarded-for': chain(`10.0.0.${count}`) },
    });
    if (status === 429 || count === 12) return count;
  }
}

/** @param network - The last groups of the client's network prefix. */
function ipv6Of(caller: string, network: string): string {
  return `2001:db8:${network}::${caller.slice(7)}`;
}

it.each([
  ['ignores X-Forwarded-For without a proxy', 0, (spoofed: string) => spoofed, 10],
  [
    'uses the last address of X-Forwarded-For behind one proxy',
    1,
    (spoofed: string) => `${spoofed}, 192.0.2.1`,
    10,
  ],
  [
    'uses the second-last address of X-Forwarded-For behind two proxies',
    2,
    (spoofed: string) => `${spoofed}, 192.0.2.1, 198.51.100.1`,
    10,
  ],
  [
    'counts clients with different addresses separately',
    2,
    (caller: string) => `${caller}, 198.51.100.1`,
    12,
  ],
  ['counts IPv6 addresses by their network', 1, (caller: string) => ipv6Of(caller, '7:1'), 10],
  [
    'counts different IPv6 networks separately',
    1,
    (caller: string) => ipv6Of(caller, caller.slice(7)),
    12,
  ],
  [
    'counts IPv4-mapped IPv6 addresses separately, not by network',
    1,
    (caller: string) => `::ffff:${caller}`,
    12,
  ],
])('%s', async (_, proxies, chain, tries) => {
  expect(await attemptsOfSpoofer(proxies, chain)).toBe(tries);
});
