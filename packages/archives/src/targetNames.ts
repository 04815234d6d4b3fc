/** Reads where a tour goes from what a person has written, or says why it cannot. */
import { readDay, readProjectName, type ReadDay } from '@jawla/contract/move';
import { SourceFault } from './sourceFault.ts';

/** @throws {SourceFault} If it is no date. */
export function dayOf(text: string): ReadDay {
  const read = readDay(text);
  if (read) return read;
  throw new SourceFault(
    `“${text}” is no date. Dates are 2026-03-12, 12.03.2026, 12-03-2026 (day first) or 20260312.`,
  );
}

/** @throws {SourceFault} If it cannot be the name of a project. */
export function projectNameOf(text: string): string {
  const name = readProjectName(text);
  if (name !== undefined) return name;
  throw new SourceFault(
    `“${text}” cannot be the name of a project: 3 to 120 visible characters, none of / \\ | ? # %.`,
  );
}
