/** The button of notes and what it opens: loaded once the tour can be seen. */
import { useAnnounce } from '@jawla/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { toRemoteData } from '#core/http';
import { useText } from '#core/i18n';
import { useOnDemand, useRequest } from '#core/store';
import { notesBarTexts } from '../notesBar.texts';
import { notesFeature } from '../notes.feature';
import { notesOnDate } from '../notes.model';
import { loadNotes } from '../notes.requests';
import { NotesButton } from './NotesButton';
import type { NotesPanelProps } from './notesPanel.props';
import { useNotesAddress } from './useNotesAddress';

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
  const { buttonPlace, onKey, onOpen } = view;
  useEffect(() => {
    onOpen(isOpen);
    return () => onOpen(false);
  }, [onOpen, isOpen]);
  const press = () => opening.change({ isOpen: !isOpen, ...(isOpen && { number: undefined }) });
  const pressLatest = useEffectEvent(press);
  useEffect(() => {
    onKey({ press: () => pressLatest() });
    return () => onKey(undefined);
  }, [onKey]);
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
