/** Requests with files, and what they need. */
import * as z from 'zod/mini';
import { imageSchema, messageSchema } from '../objects.ts';
import type { Endpoint } from './endpoint.ts';

export const uploadEndpoints = {
  uploadProjectImage: {
    method: 'POST',
    path: 'upload-project-img/{projectId}',
    caller: 'admin',
    file: { field: 'project-img', count: 'one' },
    response: z.object({ img: imageSchema }),
  },
  uploadTourPicture: {
    method: 'POST',
    path: 'tour-picture/{projectId}/{slot}',
    caller: 'admin',
    file: { field: 'tour-picture', count: 'one' },
    response: z.object({ picture: imageSchema }),
  },
  uploadFolder: {
    method: 'POST',
    path: 'project/upload-folder/{projectId}',
    caller: 'admin',
    file: { field: 'project-folder', count: 'one' },
    response: messageSchema,
  },
  uploadSession: {
    method: 'POST',
    path: 'upload-files/session-upload',
    caller: 'session',
    file: { field: 'file', count: 'many' },
    response: messageSchema,
  },
  uploadMissing: {
    method: 'POST',
    path: 'upload-files/missing-upload',
    caller: 'session',
    file: { field: 'file', count: 'many' },
    response: messageSchema,
  },
  uploadCapabilities: {
    method: 'GET',
    path: 'upload-capabilities',
    caller: 'session',
    response: z.object({ tus: z.string() }),
  },
  createPilot: {
    method: 'POST',
    path: 'pilot_project/create-project',
    caller: 'admin',
    file: { field: 'pilot-project-folder', count: 'one' },
    response: z.object({ name: z.string(), message: z.string() }),
  },
  uploadPilotPicture: {
    method: 'POST',
    path: 'pilot-picture/{name}',
    caller: 'admin',
    file: { field: 'tour-picture', count: 'one' },
    response: z.object({ picture: imageSchema }),
  },
} as const satisfies Record<string, Endpoint>;
