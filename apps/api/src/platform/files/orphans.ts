/**
 * Orphans: stored tours and covers without a row. They are set aside by a mark and deleted after 30 days. The file stays
 * where it is: if its row comes back, as with a newer backup, it is served immediately, and nothing was copied.
 */
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import { OperatorError } from '../base/operatorError.ts';
import type { Database } from '../db/schema.ts';
import { deleteSetting, readSetting, writeSetting, type SettingName } from '../db/settings.ts';
import { coverKey, coverOf } from './covers.ts';
import { COVERS_KEY, TOURS_KEY, type FileStore } from './fileStore.ts';
import { AREAS, storedFiles, usedFiles, type Area } from './usedFiles.ts';

/** Marks: `orphans/<day>/<key>`. In the store, because a database that is restored must not bring old ones back. */
const ORPHANS_KEY = 'orphans';
const ORPHAN_DAYS = 30;
const DAY_SECONDS = 24 * 3600;

/** Share of what is stored that one run may set aside or delete without being told to. */
const SHARE = 0.1;
/**
 * What one run may always take. Of tours, a killed server leaves those that it was publishing. Pictures lose their rows in
 * the normal course of things: a client who is deleted permanently leaves those of all their projects.
 */
const FLOORS: Readonly<Record<Area, number>> = { [TOURS_KEY]: 5, [COVERS_KEY]: 50 };

const WORDS: Readonly<Record<Area, string>> = { [TOURS_KEY]: 'tours', [COVERS_KEY]: 'pictures' };

const HELD: Readonly<Record<Area, SettingName>> = {
  [TOURS_KEY]: 'orphans-held-tours',
  [COVERS_KEY]: 'orphans-held-covers',
};

export interface OrphanNeeds {
  readonly db: Database;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly log: Log;
}

export interface SweepOptions {
  /** Ignores files written later: their upload may still be in progress. */
  readonly before: string;
  /** The operator said so: without a limit. */
  readonly isUnlimited?: boolean;
  readonly signal?: AbortSignal;
}

/** More orphans than one run may take: perhaps the database is an older one, or not all of it is restored. */
export class TooManyOrphans extends OperatorError {
  override name = 'TooManyOrphans';

  constructor(area: Area, count: number, stored: number) {
    super(
      `Nothing in the database belongs to ${count} of ${stored} stored ${WORDS[area]}, so none of them was set aside or deleted. Is this an older database, or is a restore not finished? If they may go, stop the servers and run "jawla doctor --fix --all".`,
    );
  }
}

/** Returns the orphans that are set aside, with the last day on which each was. */
export async function markedOrphans(files: FileStore): Promise<Map<string, string>> {
  const marked = new Map<string, string>();
  for (const day of (await files.list(ORPHANS_KEY)).toSorted()) {
    for (const area of AREAS) {
      const place = `${ORPHANS_KEY}/${day}/`;
      const marks = await storedFiles(files, area, place);
      for (const mark of marks) marked.set(mark.slice(place.length), day);
    }
  }
  return marked;
}

/** Returns the orphans of an area, and the number of all its files; a cover with its variants counts once. */
export async function findOrphans(
  { db, files }: Pick<OrphanNeeds, 'db' | 'files'>,
  area: Area,
): Promise<{ orphans: string[]; stored: number }> {
  const kept = await storedFiles(files, area);
  // After the files were listed: a tour published in the meantime has its row by now.
  const used = await usedFiles(db);
  return { orphans: kept.filter((key) => !used.has(wholeOf(key))), stored: countWhole(kept) };
}

/**
 * Sets the orphans of an area aside, deletes those that were for 30 days, and forgets those whose row has come back.
 *
 * @returns The number that is newly set aside.
 * @throws {TooManyOrphans} If that would be more than one run may take: nothing is set aside or deleted.
 */
export async function sweepOrphans(
  needs: OrphanNeeds,
  area: Area,
  { before, isUnlimited = false, signal }: SweepOptions,
): Promise<number> {
  const { db, files, clock, log } = needs;
  const { orphans, stored } = await findOrphans(needs, area);
  const marked = await forgetOthers(files, area, new Set(orphans));
  const end = dayOf(clock.in(-ORPHAN_DAYS * DAY_SECONDS));
  const over = [...marked].filter(([, day]) => day <= end);
  const fresh: string[] = [];
  for (const key of orphans) {
    signal?.throwIfAborted();
    if (marked.has(key)) continue;
    const writtenAt = await files.writtenAt(key);
    if (writtenAt !== undefined && writtenAt <= before) fresh.push(key);
  }
  const setAside = countWhole(fresh);
  const deleted = countWhole(over.map(([key]) => key));
  if (!isUnlimited && Math.max(setAside, deleted) > mostAtOnce(area, stored)) {
    await writeSetting(db, HELD[area], `${Math.max(setAside, deleted)}/${stored}`);
    throw new TooManyOrphans(area, Math.max(setAside, deleted), stored);
  }
  for (const key of fresh) {
    signal?.throwIfAborted();
    const says = Buffer.from(`Nothing in the database belongs to ${key}.\n`);
    await files.put(markKey(dayOf(clock.now()), key), says);
  }
  // Read again: a row may have come back since.
  const used = over.length > 0 ? await usedFiles(db) : new Set<string>();
  for (const [key, day] of over) {
    signal?.throwIfAborted();
    if (used.has(wholeOf(key))) continue;
    await files.remove(key);
    await files.remove(markKey(day, key));
  }
  await deleteSetting(db, HELD[area]);
  if (setAside + deleted > 0) log.info('orphans', { area, setAside, deleted });
  return setAside;
}

export interface HeldOrphans {
  readonly count: number;
  readonly stored: number;
}

/** Returns what the last runs refused to take, of all areas together; `undefined` if nothing. */
export async function heldOrphans(db: Database): Promise<HeldOrphans | undefined> {
  let held: HeldOrphans | undefined;
  for (const area of AREAS) {
    const [count, stored] = ((await readSetting(db, HELD[area])) ?? '').split('/').map(Number);
    if (count === undefined || stored === undefined) continue;
    held = { count: count + (held?.count ?? 0), stored: stored + (held?.stored ?? 0) };
  }
  return held;
}

/** Returns the day after which a file is deleted that was set aside on another. */
export function deletionDay(day: string): string {
  return dayOf(new Date(Date.parse(day) + ORPHAN_DAYS * DAY_SECONDS * 1000).toISOString());
}

/** The number of things that one run may take without being told to. */
export function mostAtOnce(area: Area, stored: number): number {
  return Math.max(FLOORS[area], Math.floor(stored * SHARE));
}

/** Returns the marks of an area. Deletes those of files that have a row again, or are gone. */
async function forgetOthers(
  files: FileStore,
  area: Area,
  orphans: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const left = new Map<string, string>();
  for (const [key, day] of await markedOrphans(files)) {
    if (!key.startsWith(`${area}/`)) continue;
    if (orphans.has(key)) left.set(key, day);
    else await files.remove(markKey(day, key));
  }
  return left;
}

function markKey(day: string, key: string): string {
  return `${ORPHANS_KEY}/${day}/${key}`;
}

function dayOf(time: string): string {
  return time.slice(0, 'YYYY-MM-DD'.length);
}

/** Returns the key that rows refer to: of a smaller variant, that of its cover. */
function wholeOf(key: string): string {
  const prefix = `${COVERS_KEY}/`;
  return key.startsWith(prefix) ? coverKey(coverOf(key.slice(prefix.length))) : key;
}

function countWhole(keys: readonly string[]): number {
  return new Set(keys.map(wholeOf)).size;
}
