import type { Note } from '@jawla/contract';
import { useAnnounce } from '@jawla/ui';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { containsWords, useText, wordsOf } from '#core/i18n';
import { notesTexts } from '../notes.texts';
import { noteKey, roomName, roomTexts } from './noteWords';
import type { NoteFilter } from './props';

/** After the last key: what is announced earlier interrupts what is typed. */
const ANNOUNCE_AFTER_MS = 500;
const NONE: readonly Note[] = [];
export const NOTE_FILTERS: readonly NoteFilter[] = ['open', 'done', 'mine'];

interface Options {
  notes: readonly Note[] | undefined;
  filter: NoteFilter;
  term: string;
  isMine: (note: Note) => boolean;
}

/** The notes that a filter and a search leave, and how many each filter has. */
export function useNotesFilter({ notes = NONE, filter, term, isMine }: Options) {
  const t = useText(notesTexts);
  const tRoom = useText(roomTexts);
  const announce = useAnnounce();
  const filtered = useMemo(() => {
    const open = notes.filter(({ status }) => status === 'open');
    return {
      open,
      done: notes.filter(({ status }) => status === 'done'),
      mine: open.filter((note) => isMine(note)),
    };
  }, [notes, isMine]);
  const { [filter]: shown } = filtered;
  const searched = term.trim();
  const found = useMemo(() => {
    if (searched === '') return shown;
    const words = wordsOf(searched);
    return shown.filter((note) =>
      containsWords(noteKey(note, note.place === null ? '' : roomName(note.place, tRoom)), words),
    );
  }, [shown, searched, tRoom]);

  const announceFound = useEffectEvent(() => {
    announce(t('found', { smart_count: found.length }));
  });
  useEffect(() => {
    if (searched === '') return undefined;
    const timer = setTimeout(() => announceFound(), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [searched]);
  return { filtered, found, searched };
}
