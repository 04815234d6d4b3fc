/** Whether tours speak the tour protocol, as viewers hear it. In a file of its own: a page loads it after the tour. */
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

export const tourSpeechEndpoints = {
  reportTourSpeech: {
    method: 'PUT',
    path: 'tour-speech/{version}',
    caller: 'owner',
    isBackground: true,
    response: z.object({}),
  },
} as const satisfies Record<string, Endpoint>;
