export { createHttp, warmUpHttp, type Http, type HttpSettings, type SendOptions } from './http';
export { messageOf, ProblemError, toProblem, type Problem, type ProblemKind } from './problem';
export { useProblemText } from './useProblemText';
export { problemTexts } from './problem.texts';
export { dataOf, failed, IDLE, LOADING, ready, type Remote } from './remote';
export {
  type Cargo,
  GIVEN_UP,
  type Journey,
  type Transport,
  createTransport,
  totalBytes,
} from './files/transport';
export {
  type Kept,
  NOT_KEPT,
  isFresh,
  keptArrived,
  keptFailed,
  keptOutdated,
  keptRequested,
} from './kept';
