import type { Database } from '../../platform/db/schema.ts';
import type { StagingFolder } from '../../platform/files/staging.ts';
import type { ActiveUpload } from '../../uploads/activeUploads.ts';
import type { Form } from '../../uploads/form.ts';
import type { Services } from '../../app/services.ts';
import { deleteStored, publishTour, storeTour, verifyTour } from './publishTour.ts';
import type { TourTarget } from './tours.store.ts';

interface TourUpload {
  readonly upload: ActiveUpload;
  readonly form: Form;
  readonly staging: StagingFolder;
  readonly target: TourTarget;
}

/**
 * Runs the upload of a tour from its first byte to its publication, through the states of `uploadState.ts`.
 *
 * @param record - Writes related changes in the transaction that publishes the tour. Throws to abort it.
 * @throws {UploadCancelled} If the upload was cancelled before the transaction committed. All its data is deleted.
 */
export async function publishUpload(
  services: Pick<
    Services,
    'db' | 'files' | 'keptPacks' | 'outbox' | 'tourInspections' | 'tourPictures' | 'tours'
  >,
  { upload, form, staging, target }: TourUpload,
  record: (transaction: Database) => Promise<void>,
): Promise<void> {
  const { signal } = upload;
  const archive = await form.save();
  await upload.advance('received');
  const { startPage } = form.fields;
  const verified = await verifyTour({ path: archive.path, startPage }, staging, signal);
  await upload.advance('verified');
  const stored = await storeTour(services, verified, target, signal);
  try {
    await upload.advance('stored');
    await publishTour(services, stored, async (transaction) => {
      await record(transaction);
      await upload.advance('published', transaction);
    });
  } catch (error) {
    await deleteStored(services, stored);
    throw error;
  }
  services.outbox.wake();
}
