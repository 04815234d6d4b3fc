import { projectEndpoints } from '@jawla/contract';
import { requestsTo } from '#core/store';

const createRequest = requestsTo(projectEndpoints);

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
    http.send('reportTourSpeech', { params: { version }, body: { spoke } }),
});
