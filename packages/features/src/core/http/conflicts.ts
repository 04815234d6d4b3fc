import {
  readResponse,
  trashedPersonSchema,
  type ConflictCode,
  type TrashedPerson,
} from '@jawla/contract';
import type { Problem } from './problem';

/** Whether a request was refused for a reason. A server without codes says it in the message only. */
export function hasCode(problem: Problem, code: ConflictCode): boolean {
  return problem.kind === 'refused' && problem.code === code;
}

/** Returns who has an address, number or user name from within the trash, if an admin may know. */
export function trashedPerson(problem: Problem): TrashedPerson | undefined {
  if (problem.kind !== 'refused' || problem.code !== 'trashed') return undefined;
  try {
    return readResponse(trashedPersonSchema, problem.trashed);
  } catch {
    return undefined;
  }
}
