import type { ResponseOf, PilotSummary } from '@jawla/contract';
import { transfers } from '#transfers';

/** The pilots of a list; only their names are specified. */
export function pilotsOf({ projects, pilots }: ResponseOf<'pilots'>): PilotSummary[] {
  return pilots ?? projects.map((name) => ({ name }));
}

/** Uploads a picture that replaces that of a pilot. */
export function uploadPilotPicture(
  name: string,
  file: File,
): ReturnType<typeof transfers.actions.started> {
  return transfers.actions.started(
    { kind: 'pilotPicture', name },
    { name: 'uploadPilotPicture', params: { name }, fields: {}, files: [file] },
  );
}
