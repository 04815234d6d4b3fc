import { projectEndpoints } from '@jawla/contract';
import { createRequest } from '#core/store';

/** Whether a tour spoke in this browser. */
export interface SpeechReport {
  version: string;
  spoke: boolean;
}

/** Reports whether a tour spoke. Nothing shows the outcome, and a failed report is not repeated: the next viewer is asked. */
export const reportTourSpeech = createRequest({
  name: 'tours/reportSpeech',
  kind: 'write',
  key: ({ version, spoke }: SpeechReport) => `${version}|${spoke ? 'spoke' : 'silent'}`,
  send: (http, { version, spoke }) =>
    http.send(projectEndpoints.reportTourSpeech, { params: { version }, body: { spoke } }),
});
