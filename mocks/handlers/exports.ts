import type { ClientExport } from '@jawla/contract';
import { commonResponses, handle, ok, refused, reply, slowly } from './response';

const whole: ClientExport = {
  isReady: true,
  projects: 3,
  tours: 12,
  files: 41_230,
  bytes: 4_000_000_000,
  readBytes: 4_000_000_000,
};
const part: ClientExport = { ...whole, isReady: false, readBytes: 2_100_000_000 };
const notBegun: ClientExport = { ...part, readBytes: 0 };

/** GET client-export/{userName} */
export const clientExport = {
  ...commonResponses('clientExport'),
  ready: ok('clientExport', whole),
  slow: slowly('clientExport', whole),
  notBegun: ok('clientExport', notBegun),
  part: ok('clientExport', part),
  /** A client without projects. */
  empty: ok('clientExport', {
    ...whole,
    projects: 0,
    tours: 0,
    files: 4,
    bytes: 900,
    readBytes: 900,
  }),
  /** More than any client has. */
  large: ok('clientExport', {
    ...part,
    projects: 1200,
    tours: 98_765,
    files: 1_234_567_890,
    bytes: 5_400_000_000_000,
    readBytes: 5_399_999_999_999,
  }),
  /** Some clients have more than others. */
  byUserName: handle('clientExport', ({ params }) =>
    reply('clientExport', params['userName'] === 'noor' ? whole : { ...part, tours: 7 }),
  ),
  deleted: refused('clientExport', 404, { en: 'Client not found.', ar: 'العميل غير موجود.' }),
  signedOut: refused('clientExport', 401, { en: 'Log in again.', ar: 'سجّل الدخول مجددًا.' }),
};

/** Responds to each request with the next of these, and then with the last. */
export function clientExportSteps(...steps: readonly ('notBegun' | 'part' | 'ready')[]) {
  const states = { notBegun, part, ready: whole };
  let sent = 0;
  return handle('clientExport', () => {
    const step = steps[Math.min(sent, steps.length - 1)] ?? 'ready';
    sent += 1;
    return reply('clientExport', states[step]);
  });
}
