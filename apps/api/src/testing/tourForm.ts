import type { FormPart } from './testServer.ts';

/** The field before the file, by which a server knows what the file is for. */
export const TOUR_FIELD: FormPart = { name: 'emailType', value: 'uploadProjectFiles' };

/** The form that uploads a tour to a date of a project. */
export function tourForm(file: Uint8Array, fileName = 'tour.zip'): FormPart[] {
  return [TOUR_FIELD, { name: 'project-folder', file, fileName }];
}
