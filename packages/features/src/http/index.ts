export { createHttp, warmUpHttp, type Http, type HttpSettings, type SendOptions } from './http';
export { messageOf, ProblemError, toProblem, type Problem, type ProblemKind } from './problem';
export { useProblemText } from './useProblemText';
export { problemTexts } from './problem.texts';
export { dataOf, failed, IDLE, LOADING, ready, type Remote } from './remote';
