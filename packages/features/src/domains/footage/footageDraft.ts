import type { FootageKind } from './footage.model';

/** A file that was chosen before a reload: a page cannot take it up again by itself. */
export interface LostFile {
  name: string;
  size: number;
}

/** What is left of an upload that was being put together. */
export interface Draft {
  projectName: string;
  files: readonly LostFile[];
}

const EMPTY: Draft = { projectName: '', files: [] };
const NAMES_MAX = 5;

const draftKey = (user: string, kind: FootageKind) => `footage-${kind}-${user}`;
const namesKey = (user: string) => `footage-names-${user}`;

export function readDraft(user: string, kind: FootageKind): Draft {
  const kept = read(() => sessionStorage.getItem(draftKey(user, kind)));
  if (typeof kept !== 'object' || kept === null) return EMPTY;
  if (!('projectName' in kept) || !('files' in kept) || !Array.isArray(kept.files)) return EMPTY;
  const files: unknown[] = kept.files;
  return { projectName: String(kept.projectName), files: files.filter(isLostFile) };
}

/** In `sessionStorage`: removed with the tab, so that other users of the device do not find it. */
export function keepDraft(user: string, kind: FootageKind, draft: Draft): void {
  const isEmpty = draft.projectName === '' && draft.files.length === 0;
  attempt(() => {
    if (isEmpty) sessionStorage.removeItem(draftKey(user, kind));
    else sessionStorage.setItem(draftKey(user, kind), JSON.stringify(draft));
  });
}

/** Names of the projects last uploaded for, newest first. */
export function recentNames(user: string): string[] {
  const kept = read(() => localStorage.getItem(namesKey(user)));
  return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
}

export function keepName(user: string, name: string): void {
  const names = [name, ...recentNames(user).filter((other) => other !== name)];
  attempt(() => localStorage.setItem(namesKey(user), JSON.stringify(names.slice(0, NAMES_MAX))));
}

function isLostFile(value: unknown): value is LostFile {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'name' in value &&
    typeof value.name === 'string' &&
    'size' in value &&
    typeof value.size === 'number'
  );
}

function read(from: () => string | null): unknown {
  try {
    return JSON.parse(from() ?? 'null');
  } catch {
    return null;
  }
}

function attempt(write: () => void) {
  try {
    write();
  } catch {
    // Blocked or full: nothing is remembered, and nothing depends on it.
  }
}
