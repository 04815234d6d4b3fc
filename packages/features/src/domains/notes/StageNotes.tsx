import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useOnDemand } from '#core/store';
import type { StageView } from '#tours';
import type { NotesSource } from './notesSource';

export interface StageNotesProps {
  source: NotesSource;
  view: StageView;
}

/** The notes of the tours on a stage. Their code loads once the tour can be seen, or if the address names them. */
export function StageNotes({ source, view }: StageNotesProps) {
  const { search } = useLocation();
  const { Content, prepare } = useOnDemand(() => import('./stage/stageNotes.code'));
  const isWanted = view.isReady || /[?&]notes?=/.test(search);
  const load = useEffectEvent(() => void prepare());
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted]);
  return Content && <Content {...{ source, view }} />;
}
