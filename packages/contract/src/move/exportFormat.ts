/**
 * The format of an export: `jawla-export.json`, and JSON Lines with an object for each row. docs/moving.md describes it for
 * people.
 */
import * as z from 'zod/mini';

export const EXPORT_INDEX = 'jawla-export.json';
/** Notes what an export that was interrupted has written. */
export const EXPORT_JOURNAL = '.jawla-export.jsonl';
export const EXPORT_FORMAT = 'jawla-export';
/** Incremented if a program for an earlier version would misunderstand a later one. */
export const EXPORT_VERSION = 1;

const text = z.string();
const optional = z.nullable(z.string());

export const exportedFileSchema = z.object({
  /** Below the folder of the export, with `/`. */
  path: text,
  bytes: z.number(),
  /** In hexadecimal digits. */
  sha256: text,
});
export type ExportedFile = z.infer<typeof exportedFileSchema>;

export const exportIndexSchema = z.object({
  format: z.literal(EXPORT_FORMAT),
  version: z.number(),
  /** Version of the program. */
  madeBy: text,
  startedAt: text,
  finishedAt: text,
  /** Whether it has all clients, the team and the pilots. */
  isWhole: z.boolean(),
  clients: z.array(z.object({ id: text, userName: text, folder: text })),
  files: z.array(exportedFileSchema),
  /** What could not be exported, and why. */
  missing: z.array(z.object({ what: text, why: text })),
});
export type ExportIndex = z.infer<typeof exportIndexSchema>;

export const EXPORTED_ROLES = ['client', 'staff', 'admin'] as const;

/** A line of `people.jsonl`. */
export const exportedPersonSchema = z.object({
  id: text,
  userName: text,
  fname: text,
  lname: text,
  email: text,
  phone: optional,
  role: z.enum(EXPORTED_ROLES),
  suspendedAt: optional,
  language: z.nullable(z.enum(['en', 'ar'])),
  createdAt: text,
});
export type ExportedPerson = z.infer<typeof exportedPersonSchema>;

/** A line of `projects.jsonl` in the folder of a client. */
export const exportedProjectSchema = z.object({
  id: text,
  ownerId: text,
  /** The fields of the project form; `subDate` has the further dates in their order. */
  fields: z.looseObject({ name: text, date: optional, subDate: z.array(text) }),
  /** Who has access: id and day. */
  access: z.array(z.object({ personId: text, since: text })),
  /** The picture on the card. */
  cover: z.nullable(z.object({ path: text, name: optional })),
  /** Pairs of scenes of two dates that show the same place. */
  alignments: z.array(
    z.object({
      from: z.object({ slot: text, scene: text }),
      to: z.object({ slot: text, scene: text }),
      yaw: z.number(),
    }),
  ),
  /** Of short addresses of notes; `null` without notes. */
  noteCode: optional,
  lastNoteNumber: z.number(),
  /** Guests who have written notes. */
  guests: z.array(z.object({ id: text, name: text, createdAt: text })),
  createdAt: text,
});
export type ExportedProject = z.infer<typeof exportedProjectSchema>;

/** A line of `tours.jsonl` in the folder of a client, or of `pilots.jsonl`. */
export const exportedTourSchema = z.object({
  /** `null` for a pilot. */
  projectId: optional,
  /** The project’s, or the pilot’s. */
  name: text,
  /** `date` for the project’s own date, or a day, or `pilot`. */
  slot: text,
  /** `YYYY-MM-DD`; `null` if the project’s own date has no day. */
  day: optional,
  /** The zip file. */
  path: text,
  startPage: text,
  files: z.number(),
  bytes: z.number(),
  /** SHA-256 of paths, sizes and checksums of all files of the tour: does not change with the compression. */
  contentHash: text,
  tool: optional,
  /** The picture that an admin has chosen. */
  picture: optional,
  isBridgeOff: z.boolean(),
  publishedAt: text,
});
export type ExportedTour = z.infer<typeof exportedTourSchema>;

const exportedPhotoSchema = z.object({
  id: text,
  path: text,
  /** The same photo, smaller. */
  small: text,
  width: z.number(),
  height: z.number(),
  createdAt: text,
});
export type ExportedPhoto = z.infer<typeof exportedPhotoSchema>;

/** A line of `notes.jsonl` in the folder of a client. */
export const exportedNoteSchema = z.object({
  id: text,
  projectId: text,
  number: z.number(),
  /** `date` for the project’s own date, or a day. */
  slot: text,
  /** Set if the date is not there any more. */
  goneWith: optional,
  text,
  /** Where in the tour, as in the API. */
  place: z.nullable(z.record(z.string(), z.unknown())),
  status: z.enum(['open', 'done']),
  /** Ids of accounts; of guests, `guestId`. */
  authorId: optional,
  guestId: optional,
  personId: optional,
  due: optional,
  createdAt: text,
  editedAt: optional,
  editorId: optional,
  editorGuestId: optional,
  doneAt: optional,
  revision: z.number(),
  photos: z.array(exportedPhotoSchema),
  /** Comments and changes of the status, the oldest first. */
  entries: z.array(
    z.object({
      id: text,
      kind: z.enum(['comment', 'done', 'opened']),
      text,
      authorId: optional,
      guestId: optional,
      at: text,
      editedAt: optional,
      photos: z.array(exportedPhotoSchema),
    }),
  ),
});
export type ExportedNote = z.infer<typeof exportedNoteSchema>;

/** A line of `links.jsonl` in the folder of a client: without its secret, so that it opens nothing. */
export const exportedLinkSchema = z.object({
  id: text,
  projectId: text,
  /** `null` for all dates. */
  slot: optional,
  note: text,
  hasPasscode: z.boolean(),
  sites: z.array(text),
  hasNotes: z.boolean(),
  makerName: text,
  createdAt: text,
  expiresAt: optional,
  revokedAt: optional,
});
export type ExportedLink = z.infer<typeof exportedLinkSchema>;

/** A line of `activity.jsonl`, as on the page of activity. */
export const exportedActivitySchema = z.object({
  id: text,
  at: text,
  action: text,
  actorKind: text,
  actorId: optional,
  actorName: text,
  thingKind: text,
  thingId: text,
  thingName: text,
  details: z.record(z.string(), z.unknown()),
});
export type ExportedActivity = z.infer<typeof exportedActivitySchema>;

/** A line of `footage.jsonl`. */
export const exportedDeliverySchema = z.object({
  id: text,
  senderId: optional,
  senderName: optional,
  projectName: text,
  /** Kind of the delivery. */
  folder: text,
  createdAt: text,
  takenAt: optional,
  takenBy: optional,
  files: z.array(
    z.object({
      name: text,
      bytes: z.number(),
      kind: z.enum(['film', 'picture', 'other']),
      path: text,
    }),
  ),
});
export type ExportedDelivery = z.infer<typeof exportedDeliverySchema>;
