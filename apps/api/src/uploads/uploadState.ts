/**
 * The states of an upload:
 *
 *     receiving → received → verified → stored → published
 *         └───────────┴──────────┴─────────┴───→ cancelled
 *
 * Tours pass through all states; pictures and footage stay `receiving` until they end. If an upload fails or its
 * connection closes before it is published, its row is deleted together with its files.
 */
import type { Database } from '../platform/db/schema.ts';

export type UploadState =
  /** The server is receiving the body. */
  | 'receiving'
  /** The complete archive is on the scratch disk. */
  | 'received'
  /** The archive has passed all checks and is a pack on the scratch disk. */
  | 'verified'
  /** The pack is in the file store. */
  | 'stored'
  /** The tour is live, and the upload can no longer be cancelled. */
  | 'published'
  /** The receiving server must delete it. */
  | 'cancelled';

/** Allowed previous states, by new state. */
const FROM = {
  received: ['receiving'],
  verified: ['received'],
  stored: ['verified'],
  published: ['stored'],
  // Includes itself, so that a repeated cancellation also waits for the deletion.
  cancelled: ['receiving', 'received', 'verified', 'stored', 'cancelled'],
} as const satisfies Partial<Record<UploadState, readonly UploadState[]>>;
export type NextUploadState = keyof typeof FROM;

/**
 * Changes the state of uploads. A single statement on rows that all servers share, so exactly one of a concurrent
 * publication and cancellation succeeds.
 *
 * @returns The uploads that are in the new state. Excludes those in a later state and those without a row.
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
