import type { ResponseOf, PilotSummary } from '@jawla/contract';
import { transfers } from '#transfers';

/** Id of the upload of a new pilot. */
export const PILOT_TRANSFER = 'pilot-new';
const PICTURE_TRANSFER = 'pilot-picture-';

/** The pilots of a list; older servers send their names only. */
export function pilotsOf({ projects, pilots }: ResponseOf<'pilots'>): PilotSummary[] {
  return pilots ?? projects.map((name) => ({ name }));
}

/** Id of the upload of a pilot's picture. */
export function pilotPictureTransfer(name: string): string {
  return `${PICTURE_TRANSFER}${name}`;
}

export function isPilotPictureTransfer(id: string): boolean {
  return id.startsWith(PICTURE_TRANSFER);
}

/** Uploads a picture that replaces that of a pilot. */
export function uploadPilotPicture(
  name: string,
  file: File,
): ReturnType<typeof transfers.actions.started> {
  return transfers.actions.started(pilotPictureTransfer(name), {
    name: 'uploadPilotPicture',
    params: { name },
    fields: {},
    files: [file],
  });
}
