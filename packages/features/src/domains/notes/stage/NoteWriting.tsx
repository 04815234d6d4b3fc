import { useEffect, useEffectEvent, useState } from 'react';
import { useAppSelector, useAppDispatch, useOutcome, useRequest } from '#core/store';
import { selectReached } from '#core/connection';
import { useProblemText } from '#core/http';
import { useText } from '#core/i18n';
import { useUnsavedChanges } from '#session';
import type { Note } from '@jawla/contract';
import { NoteComposer } from '../components/NoteComposer';
import type { NotePanel, SendState } from '../components/props';
import type { WrittenNote } from '../drafts';
import { notesTexts } from '../notes.texts';
import { loadNotePeople, saveNote, savingKey, type NoteOutcome } from '../notes.requests';
import { shrinkPhoto } from './shrinkPhoto';
import type { NotesSource } from '../notesSource';
import type { GuestNaming } from './useGuestNaming';
import { useRefusal } from './useRefusal';
import { useSlowness } from './useSlowness';

export interface NoteWritingProps {
  of: NotesSource;
  panel: NotePanel;
  written: WrittenNote;
  /** The note that is edited, as it is now. */
  note: Note | undefined;
  day: string | null;
  isKept: boolean;
  naming: GuestNaming;
  onChange: (written: WrittenNote) => void;
  onPlace: (() => void) | undefined;
  onSaved: (note: Note) => void;
  onCancel: () => void;
}

/** Writes or changes a note. */
export function NoteWriting(props: NoteWritingProps) {
  const { of, panel, written, note, day, isKept, naming, onChange, onPlace, onSaved, onCancel } =
    props;
  const t = useText(notesTexts);
  const describe = useProblemText();
  const dispatch = useAppDispatch();
  const isReached = useAppSelector(selectReached);
  const isGuest = of.guest !== undefined;
  const people = useRequest(loadNotePeople, isGuest ? undefined : of.project);
  const [attempt, setAttempt] = useState(0);
  const [photo, setPhoto] = useState<{ number: number; count: number }>();
  const key = savingKey(of, `${written.id}#${attempt}`);
  const outcome = useOutcome(saveNote, key);
  const isPending = outcome.phase === 'loading';
  const slow = useSlowness(isPending && photo === undefined);
  useRefusal(of, outcome);
  const { draft } = written;
  useUnsavedChanges(draft.text !== '' || draft.photos.length > 0);

  const data = outcome.phase === 'ready' ? outcome.data : undefined;
  const unsent = data !== undefined && 'note' in data ? data.unsent : [];
  const arrive = useEffectEvent((saved: NoteOutcome) => {
    if (!('note' in saved)) return;
    naming.onNamed();
    if (saved.unsent.length === 0) return onSaved(saved.note);
    const { number, revision } = saved.note;
    // The note is saved: what is left to be saved are its photos.
    return onChange({ ...written, number, revision, draft: { ...draft, photos: saved.unsent } });
  });
  useEffect(() => {
    if (data !== undefined) arrive(data);
  }, [data]);

  const save = async (revision = written.revision) => {
    if (!naming.check()) return;
    setAttempt(attempt + 1);
    const { text, place, due } = draft;
    const person = draft.person === '' ? null : draft.person;
    const common = {
      ref: { project: of.project, guest: of.guest },
      draft: `${written.id}#${attempt + 1}`,
      photos: await Promise.all(draft.photos.map(shrinkPhoto)),
      removed: draft.removed,
      guestName: naming.toSend(),
      onPhoto: (number: number) => setPhoto({ number, count: draft.photos.length }),
    };
    setPhoto(undefined);
    const assigned = { due: due === '' ? null : due, person };
    dispatch(
      saveNote.requested(
        written.number === undefined
          ? { ...common, form: { _id: written.id, slot: written.slot, text, place, ...assigned } }
          : {
              ...common,
              number: written.number,
              // Guests see no ids of people, and set neither.
              form: { revision: revision ?? '', text, place, ...(!isGuest && assigned) },
            },
      ),
    );
  };

  return (
    <NoteComposer
      {...{ panel, note, draft, day, onPlace, onCancel, isKept }}
      onDraftChange={(next) => onChange({ ...written, draft: next })}
      people={'data' in people ? people.data : undefined}
      hasDue={!isGuest}
      guest={naming.field}
      isOffline={!isReached}
      state={sendState()}
      onSave={() => void save()}
    />
  );

  function sendState(): SendState {
    if (slow.isSlow) return { phase: 'slow', onWait: slow.wait, onRetry: () => void save() };
    if (isPending) {
      const label =
        photo && t('form.photo', { number: String(photo.number), count: String(photo.count) });
      return { phase: 'busy', label };
    }
    if (data !== undefined && 'theirs' in data) {
      const { theirs } = data;
      return { phase: 'conflict', theirs, onKeepMine: () => void save(theirs.revision) };
    }
    if (data !== undefined && unsent.length > 0)
      return {
        phase: 'photoFailed',
        count: unsent.length,
        problem: data.problem ? describe(data.problem) : '',
        onRetry: () => void save(),
        onRemove: () => onSaved(data.note),
      };
    if (outcome.phase !== 'failed') return { phase: 'idle' };
    const { problem } = outcome;
    if (problem.kind === 'notFound')
      return { phase: written.number === undefined ? 'forbidden' : 'gone' };
    if (problem.kind === 'forbidden') return { phase: 'forbidden' };
    return { phase: 'failed', problem: describe(problem) };
  }
}
