import { describe, expect, it } from 'vitest';
import {
  createTestUser,
  makeDataDir,
  startUntilTestEnds,
  testConfig,
} from '../../testing/testServer.ts';

const start = async (changes = {}) => startUntilTestEnds(testConfig(await makeDataDir(), changes));

describe('Prometheus metrics', () => {
  it('count requests by route and status, and report uploads, jobs, messages and memory', async () => {
    const server = await start({ metricsPort: 0, smtpUrl: 'smtp://127.0.0.1:1' });
    const { user, token } = await createTestUser(server, 'client');
    await server.call('GET', `user/${token}`);
    await server.call('GET', 'user/st_wrong');
    await server.call('POST', 'send-mail/send-reset-password', {
      body: { email: user.email, emailType: 'resetPassword' },
    });
    await server.send({ path: `${server.origins.tours}/t/forged/index.html` });

    const answer = await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const text = await answer.text();
    const has = (line: string) => expect(text.split('\n')).toContain(line);
    const count = 'jawla_http_request_duration_seconds_count';
    has(`${count}{route="GET /api/user/{token}",status="200"} 1`);
    has(`${count}{route="GET /api/user/{token}",status="401"} 1`);
    has(`${count}{route="GET tours /t/{ticket}/…",status="404"} 1`);
    has('jawla_uploads_running 0');
    has('jawla_servers 1');
    expect(text).toMatch(/^jawla_job_duration_seconds_count\{job="mail",result="done"\} [1-9]/m);
    has('jawla_outbox_waiting{channel="mail"} 1');
    has('jawla_outbox_waiting{channel="sms"} 0');
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    for (const secret of [token, user.email, 'st_wrong', 'forged']) {
      expect(text).not.toContain(secret);
    }
  });

  it('are served only on the metrics port', async () => {
    const server = await start({ metricsPort: 0 });
    expect((await server.send({ path: '/metrics' })).text).not.toContain('jawla_');
    expect((await fetch(`http://127.0.0.1:${server.metricsPort}/`)).status).toBe(404);
    expect((await start()).metricsPort).toBeUndefined();
  });
});
