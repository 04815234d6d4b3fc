import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { NoteFilter } from '../components/props';
import { NOTE_PARAM, NOTES_PARAM } from '../noteParams';

export interface NotesAddress {
  isOpen: boolean;
  /** Number of the chosen note. */
  number: number | undefined;
  filter: NoteFilter;
}

export interface NotesOpening extends NotesAddress {
  change: (changes: Partial<NotesAddress>) => void;
}

/** Whether notes are open, and which: opened by the URL, which then follows. Back leaves the tour, as without notes. */
export function useNotesAddress(): NotesOpening {
  const [params, setParams] = useSearchParams();
  const [address, setAddress] = useState(() => read(params));
  const wanted = written(address);
  const shown = [params.get(NOTE_PARAM), params.get(NOTES_PARAM)].join('|');
  const toShow = [wanted.note, wanted.notes].join('|');
  const write = useEffectEvent(() => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(wanted)) {
          if (value === undefined) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  // The URL of another date does not have them.
  useEffect(() => {
    if (shown !== toShow) write();
  }, [shown, toShow]);
  return {
    ...address,
    change: (changes) => setAddress((before) => ({ ...before, ...changes })),
  };
}

function read(params: URLSearchParams): NotesAddress {
  const number = /^[1-9]\d{0,5}$/.exec(params.get(NOTE_PARAM) ?? '')?.[0];
  const list = params.get(NOTES_PARAM);
  const filter = list === 'done' || list === 'mine' ? list : 'open';
  return {
    isOpen: number !== undefined || list !== null,
    number: number === undefined ? undefined : Number(number),
    filter,
  };
}

function written({ isOpen, number, filter }: NotesAddress) {
  const note = isOpen && number !== undefined ? String(number) : undefined;
  const notes = isOpen && number === undefined ? filter : undefined;
  return { note, notes };
}
