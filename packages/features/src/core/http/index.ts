export { createApiClient, type ApiClient } from './apiClient';
export { CANCELLED, totalBytes, type UploadCallbacks, type UploadRequest } from './files/request';
export { createTransport, type Transport } from './files/transport';
export type { ApiClientOptions, SendOptions } from './options';
export { isTransient, ProblemError, toProblem, type Problem, type ProblemKind } from './problem';
export { problemTexts } from './problem.texts';
export { dataOf, failed, IDLE, LOADING, ready, type RemoteData } from './remoteData';
export { toRemoteData, type RequestState } from './requestState';
export { useProblemText } from './useProblemText';
