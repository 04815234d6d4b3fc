/**
 * The states of an upload:
 *
 *     receiving → received → verified → stored → published
 *         └───────────┴──────────┴─────────┴───→ cancelled
 *
 * Tours go through all of them; pictures and footage are `receiving` until they end. An upload that fails, or whose
 * connection ends before it is published, has no state any more: its row is deleted together with its files.
 */
import type { Database } from '../platform/db/schema.ts';

export type UploadState =
  /** Its body is coming in. */
  | 'receiving'
  /** The whole archive is on the scratch disk. */
  | 'received'
  /** The archive keeps to all rules, and is a pack on the scratch disk. */
  | 'verified'
  /** The pack is in the file store. */
  | 'stored'
  /** Its tour is live: there is nothing to cancel any more. */
  | 'published'
  /** Its server is to clear it away. */
  | 'cancelled';

/** From which states an upload gets into another one. */
const FROM = {
  received: ['receiving'],
  verified: ['received'],
  stored: ['verified'],
  published: ['stored'],
  // From itself, so that repeating a cancellation waits for the same.
  cancelled: ['receiving', 'received', 'verified', 'stored', 'cancelled'],
} as const satisfies Partial<Record<UploadState, readonly UploadState[]>>;
export type NextUploadState = keyof typeof FROM;

/**
 * Changes the state of uploads. One statement on the rows that all servers share, so of a publication and a
 * cancellation exactly one takes place.
 *
 * @returns the uploads that are in the state now: others have left the states before it, or have no row any more
 */
export async function moveUploads(
  db: Database,
  ids: readonly string[],
  to: NextUploadState,
): Promise<string[]> {
  const moved = await db
    .updateTable('uploads')
    .set({ state: to })
    .where('id', 'in', [...ids])
    .where('state', 'in', FROM[to])
    .returning('id')
    .execute();
  return moved.map(({ id }) => id);
}
