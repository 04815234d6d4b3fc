import type { FootageKind } from './footage.model';

/** A file that was selected before a reload: a page cannot restore the `File` itself. */
export interface LostFile {
  name: string;
  size: number;
}

/** The draft of an upload after a reload. */
export interface Draft {
  projectName: string;
  files: readonly LostFile[];
}

const EMPTY: Draft = { projectName: '', files: [] };
/** Until then, the server keeps what it has received of an interrupted upload. */
const UNFINISHED_MS = 24 * 3600_000;

const draftKey = (user: string, kind: FootageKind) => `footage-${kind}-${user}`;

export function readDraft(user: string, kind: FootageKind): Draft {
  const stored =
    read(() => sessionStorage.getItem(draftKey(user, kind))) ??
    readUnfinished(draftKey(user, kind));
  if (typeof stored !== 'object' || stored === null) return EMPTY;
  if (!('projectName' in stored) || !('files' in stored) || !Array.isArray(stored.files))
    return EMPTY;
  const files: unknown[] = stored.files;
  return { projectName: String(stored.projectName), files: files.filter(isLostFile) };
}

/**
 * In `sessionStorage`: it is deleted with the tab, so that other users of the device cannot read it. The draft of an
 * upload that was started also outlives the browser for a day: the same files, selected again, continue it.
 */
export function saveDraft(
  user: string,
  kind: FootageKind,
  draft: Draft,
  { isStarted = false }: { isStarted?: boolean } = {},
): void {
  const key = draftKey(user, kind);
  const isEmpty = draft.projectName === '' && draft.files.length === 0;
  attempt(() => {
    if (isEmpty) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
    if (isStarted && !isEmpty) {
      localStorage.setItem(key, JSON.stringify({ ...draft, at: Date.now() }));
    } else localStorage.removeItem(key);
  });
}

function readUnfinished(key: string): unknown {
  const stored = read(() => localStorage.getItem(key));
  if (typeof stored !== 'object' || stored === null || !('at' in stored)) return null;
  return Date.now() - Number(stored.at) < UNFINISHED_MS ? stored : null;
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
    // Storage is blocked or full: the draft is not stored, and nothing depends on it.
  }
}
