/** What the parts of notes take. They know no store and make no request. */
import type { Note, NoteEntry, NotePlace } from '@jawla/contract';
import type { NoteStatus } from '@jawla/contract/noteLimits';
import type { ReactNode, RefObject } from 'react';

export type NoteFilter = 'open' | 'done' | 'mine';

/** Where the panel stands: the same for all that it shows. */
export interface NotePanel {
  /** Closes the panel. */
  onClose: () => void;
  /** Height of the bar on which a sheet stands, as a CSS length. */
  bar?: string | undefined;
  /** Takes the focus when the panel closes, if the element that had it before is gone: the button in the bar. */
  returnTo?: RefObject<HTMLElement | null> | undefined;
}

/** What a note can be asked to do, in its row and alone. Absent: not offered. */
export interface NoteActions {
  /** Whether the reader may write: marks notes, reopens them, comments on them. */
  mayWrite: boolean;
  onStatus: (note: Note, status: NoteStatus) => void;
  /** Offered where `note.mayEdit`, as Delete is. */
  onEdit: (note: Note) => void;
  onDelete: (note: Note) => void;
  onCopyLink: (note: Note) => void;
}

/** How the notes got here. */
export type NotesLoad =
  | { phase: 'loading' }
  /** The server's sentence, or that of the connection. */
  | { phase: 'failed'; problem: string; onRetry: () => void }
  | { phase: 'forbidden' }
  | {
      phase: 'ready';
      /** Of the date on the bar: its own, and those of earlier dates; newest number first. */
      notes: readonly Note[];
      /** The last request failed: the notes are those of that moment (ISO 8601). */
      offlineSince?: string | undefined;
      /** The last request failed for another reason. */
      problem?: string | undefined;
    };

export interface NotesListProps extends NoteActions {
  panel: NotePanel;
  load: NotesLoad;
  /** Date on the bar: others are told by “Since”. */
  slot: string;
  filter: NoteFilter;
  onFilterChange: (filter: NoteFilter) => void;
  /** What is searched for: stays while the page is open. */
  term: string;
  onTermChange: (term: string) => void;
  /** Whether a note is the reader’s: written by or assigned to them. */
  isMine: (note: Note) => boolean;
  /** `_id` of the chosen note. */
  chosen: string | undefined;
  /** `_id` of those that wait for the server: dimmed, and without actions. */
  saving?: ReadonlySet<string> | undefined;
  /** Below the chosen note: that its room is not in this tour, or cannot be turned. See `PlaceGone`. */
  notice?: ReactNode;
  /** The address names a note that is not there (any more). */
  isGone?: boolean | undefined;
  /** Whether the chosen row takes the focus, as on the way back from a note. Otherwise the heading does. */
  focusesChosen?: boolean | undefined;
  /** Further actions of the panel: page of all notes. */
  more?: ReactNode;
  /** Goes to the place of a note, also if it is the chosen one. */
  onGo: (note: Note) => void;
  /** Shows a note alone. */
  onShow: (note: Note) => void;
  onAdd: () => void;
}

/** What is being written under a note. */
export interface CommentDraft {
  text: string;
  photo: File | undefined;
}

/** A guest without a name is asked for it; one with a name may change it. */
export interface GuestName {
  /** `undefined`: not known yet, the field is shown. */
  known: string | undefined;
  /** What is typed in the field. */
  value: string;
  onChange: (value: string) => void;
  /** Of the server. */
  error?: string | undefined;
  /** Shows the field for another name. */
  onRename: () => void;
}

export type SendState =
  | { phase: 'idle' }
  | { phase: 'busy'; /** Such as “Uploading photo 1 of 2…”. */ label?: string | undefined }
  /** After 10 seconds. */
  | { phase: 'slow'; onWait: () => void; onRetry: () => void }
  | { phase: 'failed'; problem: string }
  /** It is saved, without some of its photos. */
  | {
      phase: 'photoFailed';
      count: number;
      problem: string;
      onRetry: () => void;
      onRemove: () => void;
    }
  /** Someone else changed the note in the meantime. */
  | { phase: 'conflict'; theirs: Note; onKeepMine: () => void }
  | { phase: 'gone' }
  | { phase: 'forbidden' };

export interface NoteThreadProps extends NoteActions {
  panel: NotePanel;
  note: Note;
  /** The oldest first; `undefined` while they load. */
  entries: readonly NoteEntry[] | undefined;
  /** Why the entries could not be loaded. */
  problem?: { text: string; onRetry: () => void } | undefined;
  /** Date on the bar. */
  slot: string;
  /** Whether the tour can show the note’s place. */
  onShowPlace: (() => void) | undefined;
  notice?: ReactNode;
  draft: CommentDraft;
  onDraftChange: (draft: CommentDraft) => void;
  send: SendState;
  onSend: () => void;
  guest?: GuestName | undefined;
  /** `_id` of entries that wait for the server. */
  saving?: ReadonlySet<string> | undefined;
  onEditEntry: (entry: NoteEntry, text: string) => void;
  onDeleteEntry: (entry: NoteEntry) => void;
  /** Back to all notes. */
  onBack: () => void;
}

/** What is being written. */
export interface NoteDraft {
  text: string;
  place: NotePlace | null;
  /** `_id` of the person to whom it is assigned; empty for no one. */
  person: string;
  /** `YYYY-MM-DD`, or what is typed; empty for none. */
  due: string;
  /** To be uploaded. */
  photos: readonly File[];
  /** `_id` of pictures of the note that are to be removed. */
  removed: readonly string[];
}

export interface NoteComposerProps {
  panel: NotePanel;
  /** The note that is edited; `undefined` for a new one. */
  note: Note | undefined;
  draft: NoteDraft;
  onDraftChange: (draft: NoteDraft) => void;
  /** Day of the date to which the note belongs, if it has one. */
  day: string | null;
  /** To whom it can be assigned; `undefined` where the writer assigns nobody, as guests. */
  people: readonly { _id: string; name: string }[] | undefined;
  /** Whether the writer sets a due day. */
  hasDue: boolean;
  /** Places it again, or for the first time; `undefined` if the tour does not speak. */
  onPlace: (() => void) | undefined;
  guest?: GuestName | undefined;
  state: SendState;
  isOffline?: boolean | undefined;
  /** Whether the draft was kept from before. */
  isKept?: boolean | undefined;
  onSave: () => void;
  /** Back to the list: the draft is discarded, if there is one, after a question. */
  onCancel: () => void;
}

export interface PlaceBarProps {
  panel: NotePanel;
  /** Name of the current room; `undefined` while it is not known. */
  room: string | undefined;
  /** Whether the tour tells the scene only. */
  isRoomOnly?: boolean | undefined;
  /** The heading: a new note, or one that is edited. */
  number?: number | undefined;
  onPlace: () => void;
  /** `undefined` while a place is changed. */
  onWithout: (() => void) | undefined;
  onCancel: () => void;
}

export interface RingProps {
  /** Dashed while placing; whole for 2 s after going to a note, which the caller counts. */
  look: 'dashed' | 'whole';
  /** Fades out before it is removed. */
  isLeaving?: boolean | undefined;
}
