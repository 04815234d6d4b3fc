/** Publishes one tour: checks it, sends its archive, and waits until the portal has published it. */
import { setTimeout as pause } from 'node:timers/promises';
import { messageSchema, readResponse, uploadEndpoints } from '@jawla/contract';
import { EMAIL_TYPES } from '@jawla/contract/emailTypes';
import { RESUMED_FIELD } from '@jawla/contract/limits';
import { nameKey } from '@jawla/contract/nameKey';
import { DATE_SLOT } from '@jawla/contract/tours';
import { openArchive, type ArchiveToSend, type TourSource } from './archiveToSend.ts';
import { PortalError, readAnswer, Unreachable, type Answered, type Portal } from './portal.ts';
import { ResumeRecord } from './resumeRecord.ts';
import type { Context } from './run.ts';
import { sendForm } from './sendForm.ts';
import { sendResumable } from './sendResumable.ts';
import { Interrupted, UserError } from './userError.ts';

/** A date of a project. */
export interface DateTarget {
  readonly projectId: string;
  /** `date` for the project’s own date, or the day. */
  readonly slot: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Whether the tour may take the place of another one. */
  readonly isReplacing: boolean;
}

export interface PilotTarget {
  readonly pilot: string;
}

export interface TourUpload {
  readonly source: TourSource;
  /** Symbolic links in a folder may lead to files in here. */
  readonly root: Buffer;
  readonly target: DateTarget | PilotTarget;
  /** If the archive has several that could start the tour. */
  readonly startPage?: string | undefined;
  readonly onProgress: (sentBytes: number, totalBytes: number) => void;
  /** How long an interrupted connection is tried again, in milliseconds. */
  readonly patienceMs?: number;
}

export interface Uploaded {
  readonly result: 'published' | 'replaced' | 'already there';
  readonly contentHash: string;
}

const PATIENCE_MS = 15 * 60_000;
/** Delays before the portal is asked again what became of a tour, in milliseconds; the last one is repeated. */
const WAITS_MS = [1000, 2000, 5000, 10_000, 30_000, 60_000];
const FILE_NAME = 'tour.zip';

type There = 'nothing' | 'same' | 'other';
type Send = () => Promise<Answered>;

/**
 * Publishes a tour. The same call goes on after an interruption: what the portal has got is not sent again.
 *
 * @throws {SourceFault} If it cannot become a tour.
 * @throws {UserError} If the place is taken.
 * @throws {PortalError} If the portal refuses it.
 * @throws {Interrupted} If the network or a disk is the reason.
 */
export async function uploadTour(context: Context, upload: TourUpload): Promise<Uploaded> {
  const { portal, output, signal } = context;
  const { source, root, startPage, target, onProgress, patienceMs = PATIENCE_MS } = upload;
  await using archive = await openArchive(source, { root, startPage, signal });
  const form = formOf(portal, target, startPage);
  const endpoint = await tusEndpoint(context);
  const record = endpoint === undefined ? undefined : recordOf(endpoint, target, archive);
  const minutes = Math.ceil(patienceMs / 60_000);
  const again = `Trying again for ${minutes} minute${minutes === 1 ? '' : 's'}.`;
  const onInterrupted = (error: Error) => output.say(`${error.message} ${again}`);

  let send: Send;
  if (endpoint === undefined || record === undefined) {
    const file = { field: form.fileField, name: form.fileName, archive };
    send = () => sendForm(portal, form.path, { fields: form.fields, file }, { signal, onProgress });
  } else {
    const id = await sendResumable(portal, archive, {
      endpoint,
      record,
      signal,
      patienceMs,
      onProgress,
      onInterrupted,
      fileName: form.fileName,
      onUnrecorded: () =>
        output.say('The cache folder cannot be written: if this is stopped, it starts over.'),
    });
    const fields = { ...form.fields, [RESUMED_FIELD]: id };
    send = () => sendForm(portal, form.path, { fields }, { signal, onProgress: () => undefined });
  }
  await archive.verifyUnchanged();
  const result = await publish(context, { archive, target, send, patienceMs, onInterrupted });
  await record?.delete();
  return { result, contentHash: archive.contentHash };
}

interface Publishing {
  readonly archive: ArchiveToSend;
  readonly target: DateTarget | PilotTarget;
  readonly send: Send;
  readonly patienceMs: number;
  readonly onInterrupted: (error: Error) => void;
}

/** Sends the form. If its answer does not come, the portal tells whether the tour is published. */
async function publish(
  context: Context,
  { archive, target, send, patienceMs, onInterrupted }: Publishing,
): Promise<Uploaded['result']> {
  const until = performance.now() + patienceMs;
  let first: There | undefined;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const there = await whatIsThere(context, target, archive.contentHash);
      if (there === 'same') return doneResult(first);
      // A tour that came meanwhile is another person’s, and none to replace without being told.
      if (there === 'other') refuseTaken(target, first);
      first ??= there;
      const answer = await send();
      if (answer.status < 200 || answer.status >= 300) throw new PortalError(answer);
      // Also a proxy may answer with a page of its own.
      readAnswer(() => readResponse(messageSchema, JSON.parse(answer.text)));
      return doneResult(first);
    } catch (error) {
      const isPassing = error instanceof PortalError && error.isPassing;
      if (!isPassing && !(error instanceof Unreachable)) throw error;
      const named = error instanceof PortalError ? error.retryAfterMs : undefined;
      const wait = named ?? WAITS_MS[Math.min(attempt, WAITS_MS.length - 1)] ?? 0;
      if (performance.now() + wait > until) throw error;
      if (attempt === 0) onInterrupted(error);
      await pause(wait, undefined, { signal: context.signal });
    }
  }
}

/** @param first - What was there before the form was sent; `undefined` if it was not. */
function doneResult(first: There | undefined): Uploaded['result'] {
  if (first === undefined) return 'already there';
  return first === 'other' ? 'replaced' : 'published';
}

/** @throws {UserError} If the tour that is there may not be replaced. */
function refuseTaken(target: DateTarget | PilotTarget, first: There | undefined): void {
  if ('projectId' in target) {
    if (target.isReplacing) return;
    throw new UserError('This date has another tour. To replace it: --replace.');
  }
  if (first === undefined) throw pilotTaken(target.pilot);
  // Pilots do not tell their content.
  throw new Interrupted(
    `The connection broke before the portal’s answer, and there is a pilot “${target.pilot}” now. Look whether it is this tour.`,
  );
}

export function pilotTaken(name: string): UserError {
  return new UserError(`There is a pilot “${name}” already. Choose another name.`);
}

async function whatIsThere(
  { portal }: Context,
  target: DateTarget | PilotTarget,
  contentHash: string,
): Promise<There> {
  if ('pilot' in target) {
    const { projects: names } = await portal.call('pilots', {});
    const isTaken = names.some((name) => nameKey(name) === nameKey(target.pilot));
    return isTaken ? 'other' : 'nothing';
  }
  const { projectId, slot } = target;
  const { tours } = await portal.call('tourContents', { params: { projectId } });
  const live = tours.find((tour) => tour.slot === slot);
  if (!live) return 'nothing';
  return live.contentHash === contentHash ? 'same' : 'other';
}

function formOf(portal: Portal, target: DateTarget | PilotTarget, startPage: string | undefined) {
  const chosen = startPage === undefined ? {} : { startPage };
  if ('pilot' in target) {
    return {
      path: portal.pathOf('createPilot', {}),
      fields: chosen,
      fileField: uploadEndpoints.createPilot.file.field,
      fileName: `${target.pilot}.zip`,
    };
  }
  const { projectId, slot, day: date } = target;
  const projectType = slot === DATE_SLOT ? 'date' : 'subDate';
  return {
    path: portal.pathOf('uploadFolder', { params: { projectId }, query: { date, projectType } }),
    fields: { emailType: EMAIL_TYPES.uploadProjectFiles, ...chosen },
    fileField: uploadEndpoints.uploadFolder.file.field,
    fileName: FILE_NAME,
  };
}

/** @returns `undefined` if the portal takes files in one piece only. */
async function tusEndpoint({ portal }: Context): Promise<string | undefined> {
  try {
    const { tus } = await portal.call('uploadCapabilities', {});
    // Its host is the portal’s name for itself, and the key is for JAWLA_URL.
    const path = URL.parse(tus, portal.settings.origin)?.pathname;
    return path === undefined ? undefined : portal.settings.origin + path;
  } catch (error) {
    if (error instanceof PortalError && error.status === 404) return undefined;
    throw error;
  }
}

function recordOf(
  endpoint: string,
  target: DateTarget | PilotTarget,
  { contentHash, fingerprint }: ArchiveToSend,
): ResumeRecord {
  const place = 'pilot' in target ? ['pilot', target.pilot] : [target.projectId, target.slot];
  return new ResumeRecord(endpoint, [...place, contentHash, fingerprint]);
}
