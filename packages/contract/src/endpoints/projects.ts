/** Projects, their tours, and who has access. */
import * as z from 'zod/mini';
import { idSchema, imageSchema, messageSchema } from '../objects.ts';
import {
  accessEntrySchema,
  projectSchema,
  tourAlignmentSchema,
  tourLocationSchema,
} from '../projectObjects.ts';
import type { Endpoint } from './endpoint.ts';

export const projectEndpoints = {
  project: {
    method: 'GET',
    path: 'project/{id}',
    caller: 'owner',
    response: projectSchema,
  },
  createProject: {
    method: 'POST',
    path: 'project/{clientId}',
    caller: 'admin',
    response: z.object({ project: z.looseObject({ _id: idSchema }) }),
  },
  updateProject: {
    method: 'PUT',
    path: 'project/{projectId}',
    caller: 'admin',
    response: messageSchema,
  },
  deleteProject: {
    method: 'DELETE',
    path: 'project/{projectId}',
    caller: 'owner',
    response: messageSchema,
  },
  removeTourPicture: {
    method: 'DELETE',
    path: 'tour-picture/{projectId}/{slot}',
    caller: 'admin',
    response: z.object({ picture: z.nullable(imageSchema) }),
  },
  restoreTour: {
    method: 'POST',
    path: 'kept-tour/{projectId}/{id}',
    caller: 'admin',
    response: messageSchema,
  },
  switchBridge: {
    method: 'PUT',
    path: 'tour-bridge/{projectId}/{slot}',
    caller: 'admin',
    response: messageSchema,
  },
  addAccess: {
    method: 'PUT',
    path: 'project/add-access/{projectId}',
    caller: 'owner',
    response: z.object({ id: idSchema }),
  },
  deleteAccess: {
    method: 'PUT',
    path: 'project/delete-access/{projectId}',
    caller: 'owner',
    response: messageSchema,
  },
  emailAccess: {
    method: 'GET',
    path: 'project/email-access/{projectID}',
    caller: 'owner',
    response: z.array(accessEntrySchema),
  },
  cancelUpload: {
    method: 'DELETE',
    path: 'project/cancel-upload/{projectId}',
    caller: 'admin',
    response: messageSchema,
  },
  deleteSubProject: {
    method: 'DELETE',
    path: 'project/delete-sub-project/{projectId}',
    caller: 'admin',
    response: messageSchema,
  },
  projectFolder: {
    method: 'GET',
    path: 'project/project-folder/{folder}',
    caller: 'owner',
    response: tourLocationSchema,
  },
  tourAlignments: {
    method: 'GET',
    path: 'project/tour-alignments/{folder}',
    caller: 'owner',
    response: z.object({ alignments: z.array(tourAlignmentSchema) }),
  },
  setTourAlignment: {
    method: 'PUT',
    path: 'project/tour-alignments/{folder}',
    caller: 'admin',
    response: messageSchema,
  },
} as const satisfies Record<string, Endpoint>;
