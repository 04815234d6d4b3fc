import type { FormPart } from './testServer.ts';

/** Text field before the file, which names the purpose of the upload. */
export const TOUR_FIELD: FormPart = { name: 'emailType', value: 'uploadProjectFiles' };

/** Returns the form that uploads a tour to a date of a project. */
export function tourForm(file: Uint8Array, fileName = 'tour.zip'): FormPart[] {
  return [TOUR_FIELD, { name: 'project-folder', file, fileName }];
}
