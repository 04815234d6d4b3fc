import * as z from 'zod/mini';
import { projectNameSchema } from '../projectRequestFields.ts';

/** Returns the name of a project as it is kept; `undefined` if it cannot be one. */
export function readProjectName(text: string): string | undefined {
  const read = z.safeParse(projectNameSchema, text);
  return read.success ? read.data : undefined;
}
