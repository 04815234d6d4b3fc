/** The number of open notes: loaded once the tour can be seen. */
import { useEffect, useEffectEvent } from 'react';
import { toRemoteData } from '#core/http';
import { useRequest } from '#core/store';
import { notesFeature } from '../notes.feature';
import { notesOnDate, type NoteDate } from '../notes.model';
import { loadNotes, type NotesRef } from '../notes.requests';

export interface OpenCountProps {
  of: NotesRef;
  date: NoteDate;
  onCount: (open: number | undefined) => void;
}

/** Tells how many notes are open at a date. */
export function Content({ of, date, onCount }: OpenCountProps) {
  const remote = toRemoteData(useRequest(loadNotes, of));
  const open =
    remote.phase === 'ready'
      ? notesOnDate(remote.data.notes, date).filter(({ status }) => status === 'open').length
      : undefined;
  const tell = useEffectEvent(onCount);
  useEffect(() => tell(open), [open]);
  return null;
}

export const features = [notesFeature];
