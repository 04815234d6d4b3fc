export { createHttp, type Http, type HttpSettings, type SendOptions } from './http';
export { messageOf, ProblemError, toProblem, type Problem, type ProblemKind } from './problem';
export { dataOf, failed, IDLE, LOADING, ready, type Remote } from './remote';
