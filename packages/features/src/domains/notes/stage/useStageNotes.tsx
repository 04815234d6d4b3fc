import { useAnnounce } from '@jawla/ui';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useText } from '#core/i18n';
import { useOnDemand } from '#core/store';
import type { StageNotes, StageView } from '#tours';
import { notesBarTexts } from '../notesBar.texts';
import type { NotesRef } from '../notes.requests';
import { NotesButton } from './NotesButton';
import { useNotesAddress, type NotesOpening } from './useNotesAddress';

/** Whose notes, and who reads them. */
export interface NotesSource extends NotesRef {
  /** The name under which a guest writes; `null` until there is one. Absent: the reader has an account. */
  guestName?: string | null | undefined;
}

/** The notes of the tours on a stage. `undefined`: the user may not read them. */
export function useStageNotes(source: NotesSource | undefined): StageNotes | undefined {
  const t = useText(notesBarTexts);
  const announce = useAnnounce();
  const opening = useNotesAddress();
  const button = useRef<HTMLButtonElement>(null);
  const { Content: Panel, phase, prepare } = useOnDemand(() => import('./notesPanel.code'));
  const isOpen = source !== undefined && opening.isOpen;
  const load = useEffectEvent(async () => {
    if (await prepare()) return;
    opening.change({ isOpen: false });
    announce(t('failed'));
  });
  useEffect(() => {
    if (isOpen) void load();
  }, [isOpen]);
  if (source === undefined) return undefined;
  const toggle = () => opening.change({ isOpen: !isOpen, ...(isOpen && { number: undefined }) });
  return {
    isOpen,
    toggle,
    renderButton: (view) => (
      <Opener {...{ source, view, button, isOpen, phase }} onPress={toggle} />
    ),
    renderPanel: (view) =>
      isOpen && Panel && <Panel {...{ source, view, opening }} returnTo={button} />,
  };
}

export interface NotesPanelProps {
  source: NotesSource;
  view: StageView;
  opening: NotesOpening;
  returnTo: RefObject<HTMLButtonElement | null>;
}

interface OpenerProps {
  source: NotesSource;
  view: StageView;
  button: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  phase: 'idle' | 'loading' | 'failed';
  onPress: () => void;
}

/** The button; the number of open notes is asked for once the tour can be seen. */
function Opener({ source, view, button, isOpen, phase, onPress }: OpenerProps) {
  const { Content: OpenCount, prepare } = useOnDemand(() => import('./openCount.code'));
  const [open, setOpen] = useState<number>();
  const isWanted = view.isReady || isOpen;
  const load = useEffectEvent(() => void prepare());
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted]);
  return (
    <>
      <NotesButton ref={button} {...{ open, isOpen, onPress }} state={phase} />
      {OpenCount && <OpenCount of={source} date={view} onCount={setOpen} />}
    </>
  );
}
