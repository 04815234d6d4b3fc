import type { Note, NoteEntry } from '@jawla/contract';
import type { NoteStatus } from '@jawla/contract/noteLimits';
import { useToast } from '@jawla/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useProblemText, type RequestState } from '#core/http';
import { useText } from '#core/i18n';
import { useAppDispatch, useOutcomes } from '#core/store';
import { tourTexts } from '#tours';
import { notesTexts } from '../notes.texts';
import {
  deleteComment,
  deleteNote,
  noteKey,
  partKey,
  restoreComment,
  restoreNote,
  setNoteStatus,
  updateComment,
  type NotesRef,
} from '../notes.requests';

/** How long a message with Undo and one without are shown, in milliseconds. */
const UNDO_MS = 10_000;
const DONE_MS = 5000;
/** Of all the texts of tours, the one that notes need. */
const copyTexts = { 'viewer.copied': tourTexts['viewer.copied'] };

export interface NoteChanges {
  onStatus: (note: Note, status: NoteStatus) => void;
  onDelete: (note: Note) => void;
  onDeleteEntry: (number: number, entry: NoteEntry) => void;
  onEditEntry: (number: number, entry: NoteEntry, text: string) => void;
  onCopy: (url: string) => void;
  /** Whether a note, or by its `_id` an entry of it, waits for the server. */
  isPending: (number: number, entry?: string) => boolean;
}

type Outcomes = Readonly<Record<string, RequestState<unknown>>>;

interface Write {
  name: string;
  dismissed: (key: string) => { type: string };
}

interface Sendable<Input> extends Write {
  requested: (input: Input) => { type: string };
}

interface Change {
  request: Write;
  key: string;
  action: { type: string };
  number: number;
  /** Said once it is done; `undefined`: it can be seen. */
  message?: string | undefined;
  undo?: (() => void) | undefined;
}

/** Changes that are made at once, most with Undo. Each says once what became of it. */
export function useNoteActions({ project, guest }: NotesRef): NoteChanges {
  const t = useText(notesTexts);
  const tCopy = useText(copyTexts);
  const describe = useProblemText();
  const dispatch = useAppDispatch();
  const show = useToast();
  const sent = useRef(new Map<string, Change>());
  const statuses = useOutcomes(setNoteStatus);
  const deletions = useOutcomes(deleteNote);
  const restorations = useOutcomes(restoreNote);
  const edits = useOutcomes(updateComment);
  const entryDeletions = useOutcomes(deleteComment);
  const entryRestorations = useOutcomes(restoreComment);

  const send = (change: Change) => {
    sent.current.set(`${change.request.name}|${change.key}`, change);
    dispatch(change.action);
  };
  const tell = useEffectEvent((name: string, outcomes: Outcomes) => {
    for (const [id, change] of sent.current) {
      const state = change.request.name === name ? outcomes[change.key] : undefined;
      if (state?.phase !== 'ready' && state?.phase !== 'failed') continue;
      sent.current.delete(id);
      dispatch(change.request.dismissed(change.key));
      const { number, message, undo } = change;
      if (state.phase === 'failed') {
        const failed = t('changeFailed', { number: String(number) });
        show({
          message: `${failed} ${describe(state.problem)}`,
          tone: 'danger',
          duration: UNDO_MS,
          action: { label: t('retry'), onPress: () => send(change) },
        });
      } else if (message !== undefined) {
        const action = undo && { label: t('undo'), onPress: undo };
        show({ message, tone: 'success', duration: action ? UNDO_MS : DONE_MS, action });
      }
    }
  });
  useEffect(() => tell(setNoteStatus.name, statuses), [statuses]);
  useEffect(() => tell(deleteNote.name, deletions), [deletions]);
  useEffect(() => tell(restoreNote.name, restorations), [restorations]);
  useEffect(() => tell(updateComment.name, edits), [edits]);
  useEffect(() => tell(deleteComment.name, entryDeletions), [entryDeletions]);
  useEffect(() => tell(restoreComment.name, entryRestorations), [entryRestorations]);

  const noteOf = (number: number) => ({ project, guest, number });
  /** Sends a change of a note, or of an entry of it if an id is given. */
  const sendAbout = <Input,>(
    number: number,
    id: string | undefined,
    request: Sendable<Input>,
    input: Input,
    told: Pick<Change, 'message' | 'undo'> = {},
  ) => {
    const ref = noteOf(number);
    const key = id === undefined ? noteKey(ref) : partKey(ref, id);
    send({ request, key, action: request.requested(input), number, ...told });
  };
  const setStatus = (number: number, status: NoteStatus, isUndo = false) =>
    sendAbout(
      number,
      undefined,
      setNoteStatus,
      { ref: noteOf(number), status },
      {
        message: t(status === 'done' ? 'done' : 'opened', { number: String(number) }),
        undo: isUndo
          ? undefined
          : () => setStatus(number, status === 'done' ? 'open' : 'done', true),
      },
    );

  return {
    onStatus: ({ number }, status) => setStatus(number, status),
    onDelete({ number }) {
      const ref = noteOf(number);
      const named = { number: String(number) };
      sendAbout(number, undefined, deleteNote, ref, {
        message: t('deleted', named),
        undo: () =>
          sendAbout(number, undefined, restoreNote, { ref }, { message: t('restored', named) }),
      });
    },
    onDeleteEntry(number, { _id: id }) {
      const comment = { ref: noteOf(number), id };
      sendAbout(number, id, deleteComment, comment, {
        message: t('comment.deleted'),
        undo: () =>
          sendAbout(number, id, restoreComment, comment, { message: t('comment.restored') }),
      });
    },
    onEditEntry: (number, { _id: id }, text) =>
      sendAbout(number, id, updateComment, { ref: noteOf(number), id, text }),
    onCopy(url) {
      navigator.clipboard.writeText(url).then(
        () => show({ message: tCopy('viewer.copied'), tone: 'success', duration: DONE_MS }),
        // The clipboard is denied: the address can be selected.
        () => show({ message: url, duration: Infinity }),
      );
    },
    isPending(number, entry) {
      const ref = noteOf(number);
      const key = entry === undefined ? noteKey(ref) : partKey(ref, entry);
      const all = [statuses, deletions, restorations, edits, entryDeletions, entryRestorations];
      return all.some((states) => states[key]?.phase === 'loading');
    },
  };
}
