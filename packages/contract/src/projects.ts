/** Projects, their tours, and who has access. */
import * as z from 'zod/mini';
import { endpoint, TOO_MANY } from './endpoint.ts';
import { emailSchema, storableIdSchema, yawSchema } from './fields.ts';
import { DATE_KINDS } from './limits.ts';
import { idSchema, imageSchema, messageSchema, projectNamesSchema } from './objects.ts';
import {
  daySchema,
  projectNameSchema,
  projectNumberSchema,
  projectRequestFields,
} from './projectRequestFields.ts';
import { projectResponseFields } from './projectResponseFields.ts';
import { askedSpeechSchema, tourFactsSchema, visitSummarySchema } from './tourObjects.ts';

/** An entry without `_id` is not saved yet. */
export const accessEntrySchema = z.object({
  _id: z.optional(idSchema),
  email: z.string(),
  /** For admins. */
  name: z.optional(z.nullable(z.string())),
});
export type AccessEntry = z.infer<typeof accessEntrySchema>;

/** The picture of a live tour: found in its archive, or chosen by an admin. */
export const tourPictureSchema = z.object({
  /** `date` for the tour of the project's own date, else the sub date. */
  slot: z.string(),
  picture: imageSchema,
  /** Whether an admin chose it; then the tour's own can be restored. */
  isChosen: z.optional(z.nullable(z.boolean())),
});
export type TourPicture = z.infer<typeof tourPictureSchema>;

/** A replaced tour that can be restored. */
export const keptTourSchema = z.object({
  id: idSchema,
  /** As in `tourPictureSchema`. */
  slot: z.string(),
  /** ISO 8601. */
  publishedAt: z.string(),
});
export type KeptTour = z.infer<typeof keptTourSchema>;

/** What an admin may know about a live tour of a project. */
export const projectTourSchema = z.extend(tourFactsSchema, {
  /** As in `tourPictureSchema`. */
  slot: z.string(),
});
export type ProjectTour = z.infer<typeof projectTourSchema>;

/** A scene in the tour of a date. */
export const sceneOfDateSchema = z.object({
  /** `date` for the project's own date, else the sub date. */
  slot: idSchema,
  /** Its id in the tour protocol. */
  scene: idSchema,
});

/**
 * Two scenes of two dates that show the same place. `from` is the one whose slot sorts first; days sort before `date`.
 */
export const tourAlignmentSchema = z.object({
  from: sceneOfDateSchema,
  to: sceneOfDateSchema,
  /** Radians by which the same direction is further to the right in `to` than in `from`. */
  yaw: z.number(),
});
export type TourAlignment = z.infer<typeof tourAlignmentSchema>;

export const trashedDateSchema = z.object({
  /** Of the thing in the trash: `TrashedThing`. */
  entry: z.string(),
  day: z.string(),
  /** ISO 8601: afterwards it is deleted. */
  until: z.string(),
});
export type TrashedDate = z.infer<typeof trashedDateSchema>;

export const projectSchema = z.object({
  _id: idSchema,
  ...projectResponseFields,
  img: z.nullable(imageSchema),
  accessUser: z.array(accessEntrySchema),
  owner: z.object({
    _id: idSchema,
    userName: z.string(),
    /** Full name. */
    name: z.optional(z.nullable(z.string())),
  }),
  projectType: z.enum(DATE_KINDS),
  /** Of its tours that have one. */
  tourPictures: z.optional(z.nullable(z.array(tourPictureSchema))),
  /** For admins: the one that was replaced last first. */
  keptTours: z.optional(z.nullable(z.array(keptTourSchema))),
  /** For admins: its live tours. */
  tours: z.optional(z.nullable(z.array(projectTourSchema))),
  /** For admins: dates in the trash, deleted last first. Their days are free. */
  trashedDates: z.optional(z.nullable(z.array(trashedDateSchema))),
  /** For admins and the owner. */
  visits: z.optional(z.nullable(visitSummarySchema)),
  /** Numbers of its notes; `null` if it has none. Absent from older servers. */
  notes: z.optional(z.nullable(z.object({ open: z.number(), all: z.number() }))),
  /** Changes with each save; sent back with the form, it keeps two people from overwriting each other. */
  revision: z.optional(z.string()),
});
export type Project = z.infer<typeof projectSchema>;

export const tourLocationSchema = z.object({
  exists: z.literal(true),
  /** URL of the tour's index page; absolute when tours are on their own origin. Without it, `tourPath` is the path. */
  path: z.optional(z.string()),
  askedSpeech: z.optional(z.nullable(askedSpeechSchema)),
  /** Absent from older servers. */
  project: z.optional(projectNamesSchema),
});

const sceneFormSchema = z.object({
  slot: storableIdSchema,
  scene: storableIdSchema,
});

/** Replaces the alignment of two scenes; without a yaw, deletes it. */
export const tourAlignmentFormSchema = z
  .object({
    from: sceneFormSchema,
    to: sceneFormSchema,
    yaw: z.nullable(yawSchema),
  })
  .check(z.refine(({ from, to }) => from.slot < to.slot, { path: ['to'] }));
export type TourAlignmentForm = z.infer<typeof tourAlignmentFormSchema>;

/** What the project form sends. */
export const projectFormSchema = z.object({
  ...projectRequestFields,
  /** The project's, as it was when the form was filled; without it, any later change is replaced. */
  revision: z.optional(z.string()),
});
export type ProjectForm = z.infer<typeof projectFormSchema>;

export const tourContentsSchema = z.object({
  tours: z.array(
    z.object({
      /** `date` for the project’s own date, or a day. */
      slot: z.string(),
      files: z.number(),
      /** Uncompressed. */
      bytes: z.number(),
      /** SHA-256 of paths, sizes and checksums of all files, as in exports; `null` if its file is missing. */
      contentHash: z.nullable(z.string()),
    }),
  ),
});
export type TourContents = z.infer<typeof tourContentsSchema>;

const NO_PROJECT = 'no such project';
const NO_TOUR = 'no such project or tour';

export const projectEndpoints = {
  project: endpoint({
    method: 'GET',
    path: 'project/{id}',
    caller: 'owner',
    scope: 'read',
    response: projectSchema,
    summary: 'A project, for its owner, those it is shared with, and admins',
    errors: { 404: NO_PROJECT },
  }),
  tourContents: endpoint({
    method: 'GET',
    path: 'tour-contents/{projectId}',
    caller: 'admin',
    scope: 'read',
    response: tourContentsSchema,
    summary: 'What the tours of a project contain, to know a tour that is published already',
    errors: { 404: NO_PROJECT },
  }),
  createProject: endpoint({
    method: 'POST',
    path: 'project/{clientId}',
    caller: 'admin',
    scope: 'publish',
    body: z.object({ name: projectNameSchema, number: projectNumberSchema }),
    response: z.object({ project: z.looseObject({ _id: idSchema }) }),
    summary: 'Adds a project to a client, by user name',
    errors: { 404: 'no such client', 409: 'name taken by this owner', 422: 'the user is staff' },
    changesDisk: true,
  }),
  updateProject: endpoint({
    method: 'PUT',
    path: 'project/{projectId}',
    caller: 'admin',
    scope: 'publish',
    body: projectFormSchema,
    response: messageSchema,
    summary: 'Changes a project',
    errors: {
      404: NO_PROJECT,
      409: 'name taken by this owner (`errors` names the field), or saved by another user in the meantime',
    },
  }),
  deleteProject: endpoint({
    method: 'DELETE',
    path: 'project/{projectId}',
    caller: 'owner',
    // Not trusted: the server decides by its own records.
    headers: z.object({
      isOwner: z.optional(z.enum(['true', 'false'])),
      user: z.optional(z.string()),
    }),
    response: messageSchema,
    summary: 'Deletes a project, or gives up one’s own access to it',
    errors: { 404: NO_PROJECT },
  }),
  removeTourPicture: endpoint({
    method: 'DELETE',
    path: 'tour-picture/{projectId}/{slot}',
    caller: 'admin',
    response: z.object({ picture: z.nullable(imageSchema) }),
    summary: 'Restores the tour’s own picture; always safe to repeat',
    errors: { 404: NO_TOUR },
  }),
  restoreTour: endpoint({
    method: 'POST',
    path: 'kept-tour/{projectId}/{id}',
    caller: 'admin',
    response: messageSchema,
    summary: 'Restores a replaced tour, which in turn keeps the present one; always safe to repeat',
    errors: { 404: 'no such project, or the tour is not kept' },
  }),
  switchBridge: endpoint({
    method: 'PUT',
    path: 'tour-bridge/{projectId}/{slot}',
    caller: 'admin',
    body: z.object({ enabled: z.boolean() }),
    response: messageSchema,
    summary: 'Turns the bridge of a tour to the tour protocol on or off; always safe to repeat',
    errors: { 404: NO_TOUR },
  }),
  addAccess: endpoint({
    method: 'PUT',
    path: 'project/add-access/{projectId}',
    caller: 'owner',
    scope: 'clients',
    body: z.object({ email: emailSchema }),
    response: z.object({ id: idSchema }),
    summary: 'Shares a project with an address',
    errors: { 404: 'no such project or account', 409: 'shared already' },
    changesDisk: true,
  }),
  deleteAccess: endpoint({
    method: 'PUT',
    path: 'project/delete-access/{projectId}',
    caller: 'owner',
    scope: 'clients',
    body: z.object({ email: emailSchema }),
    response: messageSchema,
    summary: 'Takes the access of an address back',
    errors: { 404: 'no such project or access' },
  }),
  emailAccess: endpoint({
    method: 'GET',
    path: 'project/email-access/{projectID}',
    caller: 'owner',
    scope: 'read',
    response: z.array(accessEntrySchema),
    summary: 'Who a project is shared with',
    errors: { 404: NO_PROJECT },
  }),
  cancelUpload: endpoint({
    method: 'DELETE',
    path: 'project/cancel-upload/{projectId}',
    caller: 'admin',
    scope: 'publish',
    body: z.object({
      projectType: z.optional(z.string()),
      date: z.optional(z.nullable(z.string())),
      uploadFor: z.enum(['project', 'pilot']),
      file: z.optional(z.string()),
    }),
    response: messageSchema,
    summary: 'Cancels an upload until its tour is published; always safe to repeat',
  }),
  deleteSubProject: endpoint({
    method: 'DELETE',
    path: 'project/delete-sub-project/{projectId}',
    caller: 'admin',
    body: z.object({ date: daySchema }),
    response: messageSchema,
    summary: 'Removes a date and its tour',
    errors: { 404: 'no such project or date' },
  }),
  projectFolder: endpoint({
    method: 'GET',
    path: 'project/project-folder/{folder}',
    caller: 'owner',
    response: tourLocationSchema,
    summary:
      'Whether a tour exists and where: owner|project[|day] in one segment. Former names of a project lead to it until another one of the owner has the name',
    errors: { 404: 'no tour there (`project` names the project, if it exists)' },
  }),
  tourAlignments: endpoint({
    method: 'GET',
    path: 'project/tour-alignments/{folder}',
    caller: 'owner',
    scope: 'read',
    response: z.object({ alignments: z.array(tourAlignmentSchema) }),
    summary:
      'Which scenes of a project’s dates show the same place, turned by how much: owner|project',
    errors: { 404: NO_PROJECT },
  }),
  setTourAlignment: endpoint({
    method: 'PUT',
    path: 'project/tour-alignments/{folder}',
    caller: 'admin',
    body: tourAlignmentFormSchema,
    response: messageSchema,
    summary: 'Sets how two scenes of two dates are turned to each other; `null` deletes it',
    errors: { 404: NO_TOUR, 409: 'as many as a project may have' },
  }),
  reportTourSpeech: endpoint({
    method: 'PUT',
    path: 'tour-speech/{version}',
    caller: 'owner',
    isBackground: true,
    /** `false`: it was shown for a while and said nothing. */
    body: z.object({ spoke: z.boolean() }),
    response: z.object({}),
    summary:
      'Reports whether a tour spoke the tour protocol in a viewer, if the server has asked (`askedSpeech`); always safe to repeat',
    errors: { 404: 'no such tour', 429: TOO_MANY },
  }),
};
