/** Whose notes. */
export interface NotesRef {
  project: string;
  /** Secret of the guest link by which they are read. */
  guest?: string | undefined;
}

/** Whose notes, and who reads them. */
export interface NotesSource extends NotesRef {
  /** The name under which a guest writes; `null` until there is one. Absent: the reader has an account. */
  guestName?: string | null | undefined;
  /** A guest’s call was answered as if the link had ended. */
  onRefused?: (() => void) | undefined;
}
