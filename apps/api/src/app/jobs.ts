/** Definitions of the server's background jobs. */
import { announceFootage, NOTICES_JOB } from '../domains/footage/announceFootage.ts';
import {
  FOOTAGE_JOB,
  readFootage,
  recordUnknownFootage,
  removeDeletedFootage,
} from '../domains/footage/recordFootage.ts';
import { warnOfSpace } from '../domains/footage/footageSpace.ts';
import { renewSessions } from '../domains/sso/renewSessions.ts';
import { sweepTours } from '../domains/tours/cleanup.ts';
import { emptyTrash, TOURS_SWEEP_JOB } from '../domains/trash/emptyTrash.ts';
import type { Timing } from '../platform/base/timing.ts';
import { holdReserve } from '../platform/db/sqliteReserve.ts';
import { COVERS_KEY, TOURS_KEY } from '../platform/files/fileStore.ts';
import { sweepOrphans } from '../platform/files/orphans.ts';
import { EXPORTS_JOB } from '../move/clientExports.ts';
import { clearStaging } from '../platform/files/staging.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import { announceNotes } from '../domains/notes/announceNotes.ts';
import { sweepNotes } from '../domains/notes/sweepNotes.ts';
import { CHANNELS } from '../platform/outbox/messages.ts';
import { HEARTBEAT_MS } from '../platform/processes/serverRegistry.ts';
import { quietSince } from './quietSince.ts';
import type { Services } from './services.ts';

/** How long a crash may lose visits. */
const VISITS_MS = 5000;
/** How exact the last request of a session is. */
const SEEN_MS = 3 * 60_000;
/** How late a mail about the footage of an hour may be. */
const NOTICES_MS = 60_000;
/** How much later than announced a mail about notes may be. */
const NOTE_MAILS_MS = 30_000;
/** How much later than due the provider is asked about a session. */
const RENEW_MS = 60_000;
const SWEEP_MS = 10 * 60_000;
/** Listing all footage takes many requests to a bucket. */
const UNKNOWN_FOOTAGE_MS = 6 * 3600_000;
/**
 * Minimum age before an unreferenced picture is set aside, in seconds: a younger one may belong to a request in
 * progress.
 */
const PICTURE_SECONDS = 3600;

/** Jobs that also run at start-up, because an earlier run of the server may have left work. */
export const JOBS_AT_START = [
  ...CHANNELS,
  'tour pictures',
  'tour inspections',
  'unknown footage',
  FOOTAGE_JOB,
];

/** Starts before all others: preparing demo data may take longer than the heartbeat's timeout. */
export function heartbeatJob({ processes }: Services): Job {
  return {
    name: 'heartbeat',
    intervalMs: HEARTBEAT_MS,
    isExclusive: false,
    run: () => processes.heartbeat(),
  };
}

/**
 * Runs a job only while database and file store belong together: it deletes or records files that have no row, or notes
 * that they are missing.
 */
function besideOwnFiles({ installation }: Services, run: Job['run']): Job['run'] {
  return async (signal) => {
    await installation.verify();
    await run(signal);
  };
}

export function jobsOf(services: Services, { outboxPollMs }: Timing): Job[] {
  const { outbox, sessions, keys, tourPictures, tourInspections, visitCounter, jobs } = services;
  return [
    // Not exclusive: servers share the work, because they claim each message.
    ...CHANNELS.map((channel) => ({
      name: channel,
      intervalMs: outboxPollMs,
      isExclusive: false,
      run: (signal: AbortSignal) => outbox.send(channel, signal),
    })),
    {
      name: 'tour pictures',
      intervalMs: SWEEP_MS,
      isExclusive: true,
      run: besideOwnFiles(services, () => tourPictures.resume()),
    },
    {
      name: 'tour inspections',
      intervalMs: SWEEP_MS,
      isExclusive: true,
      run: besideOwnFiles(services, () => tourInspections.resume()),
    },
    {
      name: 'unknown footage',
      intervalMs: UNKNOWN_FOOTAGE_MS,
      isExclusive: true,
      run: besideOwnFiles(services, async (signal) => {
        await recordUnknownFootage(services, await quietSince(services), signal);
        jobs.wake(FOOTAGE_JOB);
      }),
    },
    {
      name: FOOTAGE_JOB,
      intervalMs: SWEEP_MS,
      isExclusive: true,
      run: besideOwnFiles(services, async (signal) => {
        await removeDeletedFootage(services);
        await warnOfSpace(services);
        await readFootage(services, signal);
      }),
    },
    {
      name: NOTICES_JOB,
      intervalMs: NOTICES_MS,
      isExclusive: true,
      run: () => announceFootage(services),
    },
    {
      name: 'note mails',
      intervalMs: NOTE_MAILS_MS,
      isExclusive: true,
      run: (signal) => announceNotes(services, signal),
    },
    // Not exclusive: each server reads for those who ask it.
    {
      name: EXPORTS_JOB,
      intervalMs: SWEEP_MS,
      isExclusive: false,
      run: besideOwnFiles(services, (signal) => services.clientExports.prepare(signal)),
    },
    // Not exclusive: each server has counts of its own.
    {
      name: 'visits',
      intervalMs: VISITS_MS,
      isExclusive: false,
      run: () => visitCounter.flush(),
    },
    {
      name: 'sessions of single sign-on',
      intervalMs: RENEW_MS,
      isExclusive: true,
      run: (signal) => renewSessions(services, signal),
    },
    // Not exclusive: each server knows the sessions and keys of its own requests.
    {
      name: 'sessions seen',
      intervalMs: SEEN_MS,
      isExclusive: false,
      run: async () => {
        await sessions.writeSeen();
        await keys.writeUsed();
      },
    },
    ...sweepJobs(services),
  ];
}

/** Jobs that delete expired data, and files that crashed servers left behind. */
export function sweepJobs(services: Services): Job[] {
  const { clock, uploads, resumable } = services;
  return [
    {
      name: 'expired rows',
      intervalMs: SWEEP_MS,
      isExclusive: true,
      run: async () => {
        const { sessions, links, emailChanges, codes, identities, guestLinks, visits } = services;
        const { rateLimits, outbox, checksums } = services;
        const all = [
          sessions,
          links,
          emailChanges,
          codes,
          identities,
          guestLinks,
          visits,
          rateLimits,
          outbox,
          checksums,
        ];
        for (const rows of all) await rows.sweep();
      },
    },
    {
      name: 'old activity',
      intervalMs: SWEEP_MS,
      isExclusive: true,
      run: () => services.activity.sweep(),
    },
    // Not exclusive: each server sweeps its own scratch disk.
    {
      name: 'broken uploads',
      intervalMs: SWEEP_MS,
      isExclusive: false,
      run: async () => {
        await uploads.sweep();
        await services.installation.verify();
        await clearStaging(services);
      },
    },
    // Before the tours that it withdraws.
    {
      name: 'trash',
      intervalMs: SWEEP_MS,
      isExclusive: true,
      run: (signal) => emptyTrash(services, signal),
    },
    {
      name: TOURS_SWEEP_JOB,
      intervalMs: SWEEP_MS,
      isExclusive: true,
      run: besideOwnFiles(services, async (signal) => {
        await sweepTours(services, signal);
        await sweepOrphans(services, TOURS_KEY, { before: await quietSince(services), signal });
      }),
    },
    {
      name: 'deleted notes',
      intervalMs: SWEEP_MS,
      isExclusive: true,
      run: besideOwnFiles(services, (signal) => sweepNotes(services, signal)),
    },
    {
      name: 'unused pictures',
      intervalMs: SWEEP_MS,
      isExclusive: true,
      run: besideOwnFiles(services, async (signal) => {
        await sweepOrphans(services, COVERS_KEY, { before: clock.in(-PICTURE_SECONDS), signal });
      }),
    },
    // Not exclusive: without a shared store, each server has chunks on its own scratch disk.
    {
      name: 'expired chunks',
      intervalMs: SWEEP_MS,
      isExclusive: false,
      run: besideOwnFiles(services, () => resumable.sweep()),
    },
    {
      name: 'disk reserve',
      intervalMs: SWEEP_MS,
      isExclusive: true,
      run: () => holdReserve(services.db, services.log, { always: false }),
    },
  ];
}
