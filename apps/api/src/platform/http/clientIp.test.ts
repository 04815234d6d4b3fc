/** Failed logins are counted by the IP address of the client, not of a proxy. */
import { expect, it, onTestFinished } from 'vitest';
import { makeDataDir, startTestServer, testConfig } from '../../testing/testServer.ts';

/** @returns the number of attempts that a client gets if it sends another `X-Forwarded-For` each time */
async function triesOfLiar(proxies: number, chain: (lie: string) => string): Promise<number> {
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
  ['without a proxy, the header is a lie', 0, (lie: string) => lie, 10],
  ['behind one, what it added counts', 1, (lie: string) => `${lie}, 192.0.2.1`, 10],
  [
    'behind two, what the first one added',
    2,
    (lie: string) => `${lie}, 192.0.2.1, 198.51.100.1`,
    10,
  ],
  ['another caller is another address', 2, (caller: string) => `${caller}, 198.51.100.1`, 12],
  ['one of IPv6 is counted by its network', 1, (caller: string) => ipv6Of(caller, '7:1'), 10],
  ['other networks are others', 1, (caller: string) => ipv6Of(caller, caller.slice(7)), 12],
  ['IPv4 is the same when it is written as IPv6', 1, (caller: string) => `::ffff:${caller}`, 12],
])('%s', async (_, proxies, chain, tries) => {
  expect(await triesOfLiar(proxies, chain)).toBe(tries);
});
