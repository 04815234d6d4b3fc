/** The jobs that a server repeats while it runs. */
import { clearOrphans, sweepTours } from '../domains/tours/cleanup.ts';
import type { Timing } from '../platform/base/timing.ts';
import { holdReserve } from '../platform/db/sqliteReserve.ts';
import { clearStaging } from '../platform/files/staging.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import { CHANNELS } from '../platform/outbox/messages.ts';
import { HEARTBEAT_MS } from '../platform/processes/serverRegistry.ts';
import { quietSince } from './leftovers.ts';
import type { Services } from './services.ts';

const SWEEP_MS = 10 * 60_000;
/** Minimum age before an unreferenced picture is deleted, in seconds: a younger one may be about to be saved. */
const PICTURE_SECONDS = 3600;

/** Jobs that find work of an earlier run of the server. */
export const JOBS_AT_START = [...CHANNELS, 'tour pictures'];

export function jobsOf(services: Services, { outboxPollMs }: Timing): Job[] {
  const { outbox, processes, tourPictures } = services;
  return [
    {
      name: 'heartbeat',
      intervalMs: HEARTBEAT_MS,
      isExclusive: false,
      run: () => processes.heartbeat(),
    },
    // Servers share the work: they claim each message.
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
      run: () => tourPictures.seekMissing(),
    },
    ...sweepJobs(services),
  ];
}

/** Those that delete what has expired, and what servers left that were killed. */
export function sweepJobs(services: Services): Job[] {
  const { clock, projects, tours, uploads, covers, resumable } = services;
  return [
    {
      name: 'expired rows',
      intervalMs: SWEEP_MS,
      isExclusive: true,
      run: async () => {
        const { sessions, links, codes, rateLimits } = services;
        for (const rows of [sessions, links, codes, rateLimits]) await rows.sweep();
      },
    },
    // The scratch disk and the rows of its uploads are this server's own.
    {
      name: 'broken uploads',
      intervalMs: SWEEP_MS,
      isExclusive: false,
      run: async () => {
        await uploads.sweep();
        await clearStaging(services);
      },
    },
    {
      name: 'deleted tours',
      intervalMs: SWEEP_MS,
      isExclusive: true,
      run: async (signal) => {
        await sweepTours(services, signal);
        await clearOrphans(services, await quietSince(services), signal);
      },
    },
    {
      name: 'unused pictures',
      intervalMs: SWEEP_MS,
      isExclusive: true,
      run: async (signal) => {
        const used = new Set([...(await projects.covers()), ...(await tours.pictures())]);
        await covers.sweep((file) => used.has(file), clock.in(-PICTURE_SECONDS), signal);
      },
    },
    // Without a shared store, their chunks are on the scratch disk.
    {
      name: 'expired chunks',
      intervalMs: SWEEP_MS,
      isExclusive: false,
      run: () => resumable.sweep(),
    },
    {
      name: 'disk reserve',
      intervalMs: SWEEP_MS,
      isExclusive: true,
      run: () => holdReserve(services.db, services.log, { always: false }),
    },
  ];
}
