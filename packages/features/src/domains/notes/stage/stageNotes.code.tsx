/** The button of notes and what it opens: loaded once the tour can be seen. */
import { useAnnounce } from '@jawla/ui';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { toRemoteData } from '#core/http';
import { useText } from '#core/i18n';
import { useOnDemand, useRequest } from '#core/store';
import type { StageView } from '#tours';
import { notesBarTexts } from '../notesBar.texts';
import { notesFeature } from '../notes.feature';
import { notesOnDate } from '../notes.model';
import { loadNotes } from '../notes.requests';
import type { NotesSource } from '../notesSource';
import { NotesButton } from './NotesButton';
import { useNotesAddress, type NotesOpening } from './useNotesAddress';

export interface NotesPanelProps {
  source: NotesSource;
  view: StageView;
  opening: NotesOpening;
  returnTo: RefObject<HTMLButtonElement | null>;
}

/** The button in the bar, with the number of open notes, and the panel. */
export function Content({ source, view }: Pick<NotesPanelProps, 'source' | 'view'>) {
  const t = useText(notesBarTexts);
  const announce = useAnnounce();
  const opening = useNotesAddress();
  const button = useRef<HTMLButtonElement>(null);
  const remote = toRemoteData(useRequest(loadNotes, source));
  const { Content: Panel, phase, prepare } = useOnDemand(() => import('./notesPanel.code'));
  const { isOpen } = opening;
  const load = useEffectEvent(async () => {
    if (await prepare()) return;
    opening.change({ isOpen: false });
    announce(t('failed'));
  });
  useEffect(() => {
    if (isOpen) void load();
  }, [isOpen]);
  const { buttonPlace, toggle, onOpen } = view;
  useEffect(() => {
    onOpen(isOpen);
    return () => onOpen(false);
  }, [onOpen, isOpen]);
  const press = () => opening.change({ isOpen: !isOpen, ...(isOpen && { number: undefined }) });
  const pressLatest = useEffectEvent(press);
  useEffect(() => {
    toggle.current = () => pressLatest();
    return () => {
      toggle.current = undefined;
    };
  }, [toggle]);
  const open =
    remote.phase === 'ready'
      ? notesOnDate(remote.data.notes, view).filter(({ status }) => status === 'open').length
      : undefined;
  return (
    <>
      {buttonPlace !== null &&
        createPortal(
          <NotesButton ref={button} {...{ open, isOpen }} state={phase} onPress={press} />,
          buttonPlace,
        )}
      {isOpen && Panel && <Panel {...{ source, view, opening }} returnTo={button} />}
    </>
  );
}

export const features = [notesFeature];
