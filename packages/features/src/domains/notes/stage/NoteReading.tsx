import type { Note } from '@jawla/contract';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useProblemText } from '#core/http';
import { useAppDispatch, useOutcome, useRequest } from '#core/store';
import { NoteThread } from '../components/NoteThread';
import type { CommentDraft, NoteActions, NotePanel, SendState } from '../components/props';
import { loadNote, sendComment, sendingKey } from '../notes.requests';
import type { NotesSource } from '../notesSource';
import { keepUnsent, unsentAbout } from '../unsent';
import { shrinkPhoto } from './shrinkPhoto';
import type { GuestNaming } from './useGuestNaming';
import type { NoteChanges } from './useNoteActions';
import { useRefusal } from './useRefusal';
import { useSlowness } from './useSlowness';

export interface NoteReadingProps {
  of: NotesSource;
  /** As in the list. */
  note: Note;
  panel: NotePanel;
  slot: string;
  actions: NoteActions;
  changes: NoteChanges;
  naming: GuestNaming;
  notice: ReactNode;
  /** Why the note is no longer in the list. */
  lost: 'gone' | 'forbidden' | undefined;
  /** Whether a comment is begun. */
  onBegun: (isBegun: boolean) => void;
  onShowPlace: (() => void) | undefined;
  onBack: () => void;
}

const EMPTY: CommentDraft = { text: '', photo: undefined };

/** One note with its comments, and the next comment. */
export function NoteReading(props: NoteReadingProps) {
  const { of, note, panel, slot, actions, changes, naming, notice, onShowPlace, onBack } = props;
  const { lost, onBegun } = props;
  const describe = useProblemText();
  const dispatch = useAppDispatch();
  const ref = { project: of.project, guest: of.guest, number: note.number };
  const thread = useRequest(loadNote, ref);
  const [draft, setDraft] = useState(() => ({
    ...EMPTY,
    text: unsentAbout(of.guest, note.number),
  }));
  useEffect(
    () => keepUnsent(of.guest, note.number, draft.text),
    [of.guest, note.number, draft.text],
  );
  /** `_id` of the next comment: the same one again is no second comment. */
  const [id, setId] = useState(() => crypto.randomUUID());
  const [attempt, setAttempt] = useState(0);
  const [arrived, setArrived] = useState<string>();
  const key = sendingKey(ref, id, attempt);
  const outcome = useOutcome(sendComment, key);
  useRefusal(of, outcome);
  const slow = useSlowness(outcome.phase === 'loading');
  if (outcome.phase === 'ready' && arrived !== key) {
    setArrived(key);
    const { unsent } = outcome.data;
    if (unsent.length === 0) begin();
    naming.onNamed();
  }

  const tell = useEffectEvent(({ text, photo }: CommentDraft) => {
    onBegun(text.trim() !== '' || photo !== undefined);
  });
  useEffect(() => tell(draft), [draft]);

  /** The next comment. */
  function begin() {
    setDraft(EMPTY);
    setId(crypto.randomUUID());
  }
  const request = async () => {
    if (draft.text.trim() === '' && draft.photo === undefined) return;
    if (!naming.check()) return;
    const photos = draft.photo === undefined ? [] : [await shrinkPhoto(draft.photo)];
    setAttempt(attempt + 1);
    const form = { _id: id, text: draft.text };
    dispatch(
      sendComment.requested({
        ref,
        form,
        photos,
        attempt: attempt + 1,
        guestName: naming.toSend(),
      }),
    );
  };
  const loadAgain = () => void dispatch(loadNote.requested(ref, { force: true }));
  const entries = 'data' in thread ? thread.data?.entries : undefined;
  return (
    <NoteThread
      {...actions}
      // What was typed stays, to be copied.
      mayWrite={actions.mayWrite || lost !== undefined}
      {...{ panel, note, slot, entries, notice, draft, onShowPlace }}
      onBack={onBack}
      problem={
        thread.phase === 'failed' && entries === undefined
          ? { text: describe(thread.problem), onRetry: loadAgain }
          : undefined
      }
      onDraftChange={setDraft}
      send={sendState()}
      onSend={() => void request()}
      guest={naming.field}
      saving={
        new Set(
          entries?.filter(({ _id }) => changes.isPending(note.number, _id)).map(({ _id }) => _id),
        )
      }
      onEditEntry={(entry, text) => changes.onEditEntry(note.number, entry, text)}
      onDeleteEntry={(entry) => changes.onDeleteEntry(note.number, entry)}
    />
  );

  function sendState(): SendState {
    if (slow.isSlow) return { phase: 'slow', onWait: slow.wait, onRetry: () => void request() };
    if (outcome.phase === 'loading') return { phase: 'busy' };
    if (outcome.phase === 'ready' && outcome.data.unsent.length > 0)
      return {
        phase: 'photoFailed',
        count: outcome.data.unsent.length,
        problem: outcome.data.problem ? describe(outcome.data.problem) : '',
        onRetry: () => void request(),
        onRemove: begin,
      };
    if (lost !== undefined) return { phase: lost };
    if (outcome.phase !== 'failed') return { phase: 'idle' };
    const { problem } = outcome;
    if (problem.kind === 'notFound') return { phase: 'gone' };
    if (problem.kind === 'forbidden') return { phase: 'forbidden' };
    return { phase: 'failed', problem: describe(problem) };
  }
}
