/** Requests with files, and what they need. */
import * as z from 'zod/mini';
import { START_PAGE_MAX } from './archiveLimits.ts';
import { endpoint, TOO_MANY } from './endpoint.ts';
import { lineSchema } from './fields.ts';
import { DATE_KINDS } from './limits.ts';
import { EMAIL_TYPES } from './emailTypes.ts';
import { FOOTAGE_FOLDERS } from './footageLimits.ts';
import { notePictureSchema } from './noteObjects.ts';
import { guestHeaderSchema } from './notes.ts';
import { imageSchema, messageSchema } from './objects.ts';
import { daySchema } from './projectRequestFields.ts';

const handIn = {
  400: 'incomplete',
  409: 'admins have to take some of what was handed in before',
  413: 'a file is too large',
  415: 'a wrong type',
  429: TOO_MANY,
} as const;
/**
 * The page that starts the tour, by its path in the archive with slashes: a page of the root or of a folder in it, where
 * top-level folders around everything do not count. Needed only where several may start it; servers that do not know it
 * refuse such archives.
 */
const startPageSchema = z.optional(z.string().check(z.maxLength(START_PAGE_MAX)));
const pictureErrors = {
  400: 'no picture, or a broken one',
  415: 'not a type of picture that is taken',
} as const;

export const uploadEndpoints = {
  uploadProjectImage: endpoint({
    method: 'POST',
    path: 'upload-project-img/{projectId}',
    caller: 'admin',
    scope: 'publish',
    file: { field: 'project-img', count: 'one' },
    response: z.object({ img: imageSchema }),
    summary: 'Sets the cover of a project',
    errors: { ...pictureErrors, 404: 'no such project' },
  }),
  uploadTourPicture: endpoint({
    method: 'POST',
    path: 'tour-picture/{projectId}/{slot}',
    caller: 'admin',
    scope: 'publish',
    file: { field: 'tour-picture', count: 'one' },
    response: z.object({ picture: imageSchema }),
    summary: 'Replaces the picture of a tour: `date` for the project’s own date, else the sub date',
    errors: { ...pictureErrors, 404: 'no such project or tour' },
  }),
  uploadFolder: endpoint({
    method: 'POST',
    path: 'project/upload-folder/{projectId}',
    caller: 'admin',
    scope: 'publish',
    file: { field: 'project-folder', count: 'one' },
    query: z.object({ date: daySchema, projectType: z.enum(DATE_KINDS) }),
    texts: {
      emailType: z.literal(EMAIL_TYPES.uploadProjectFiles),
      startPage: startPageSchema,
    },
    response: messageSchema,
    summary: 'Publishes a tour from an archive, for a date',
    errors: { 400: 'refused archive, with the reason', 404: 'no such project' },
  }),
  uploadSession: endpoint({
    method: 'POST',
    path: 'upload-files/session-upload',
    caller: 'session',
    file: { field: 'file', count: 'many' },
    texts: {
      project_name: lineSchema,
      emailType: z.literal(EMAIL_TYPES.filesUpload),
      folderName: z.literal(FOOTAGE_FOLDERS.session),
    },
    response: messageSchema,
    summary: 'Hands in videos of a photo session',
    errors: handIn,
  }),
  uploadMissing: endpoint({
    method: 'POST',
    path: 'upload-files/missing-upload',
    caller: 'session',
    file: { field: 'file', count: 'many' },
    texts: {
      project_name: lineSchema,
      emailType: z.literal(EMAIL_TYPES.filesUpload),
      folderName: z.literal(FOOTAGE_FOLDERS.missing),
    },
    response: messageSchema,
    summary: 'Hands in missing photos',
    errors: handIn,
  }),
  uploadCapabilities: endpoint({
    method: 'GET',
    path: 'upload-capabilities',
    caller: 'session',
    scope: 'publish',
    response: z.object({ tus: z.string() }),
    summary: 'Where files may be sent in pieces, by the tus protocol; 404 where they may not',
    errors: { 404: 'not offered' },
  }),
  addNotePicture: endpoint({
    method: 'POST',
    path: 'note-pictures/{projectId}/{number}',
    caller: 'ownerOrGuest',
    headers: guestHeaderSchema,
    file: { field: 'note-picture', count: 'one' },
    texts: {
      /** `_id` of the comment that it belongs to; empty for the note itself. */
      entry: z.string().check(z.maxLength(100)),
    },
    response: z.object({ picture: notePictureSchema }),
    summary: 'Adds a photo to a note or a comment, by its author, the owner or an admin',
    errors: {
      400: 'no file',
      404: 'no such project, note or comment',
      409: 'as many as there may be',
      415: 'not a type of picture that is taken',
      422: 'a picture that cannot be read, or is too large',
      429: TOO_MANY,
    },
  }),
  createPilot: endpoint({
    method: 'POST',
    path: 'pilot_project/create-project',
    caller: 'admin',
    scope: 'publish',
    file: { field: 'pilot-project-folder', count: 'one' },
    texts: { startPage: startPageSchema },
    response: z.object({ name: z.string(), message: z.string() }),
    summary: 'Publishes a pilot from an archive; its name is the file’s',
    errors: { 400: 'refused archive, with the reason', 409: 'name taken' },
  }),
  uploadPilotPicture: endpoint({
    method: 'POST',
    path: 'pilot-picture/{name}',
    caller: 'admin',
    scope: 'publish',
    file: { field: 'tour-picture', count: 'one' },
    response: z.object({ picture: imageSchema }),
    summary: 'Replaces the picture of a pilot',
    errors: { ...pictureErrors, 404: 'no such pilot' },
  }),
};
