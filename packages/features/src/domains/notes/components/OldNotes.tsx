import { Banner } from '@jawla/ui';
import { formatTime, localDay, Moment, TextWithIsolate, useLocale, useText } from '#core/i18n';
import { notesTexts } from '../notes.texts';
import type { NotesLoad } from './props';
import { useToday } from './useToday';

type Loaded = Extract<NotesLoad, { phase: 'ready' }>;

/** Whether notes are shown that may have changed in the meantime. */
export function isOld(load: NotesLoad): load is Loaded {
  return load.phase === 'ready' && (load.offlineSince ?? load.problem) !== undefined;
}

/** Why they may. */
export function OldNotes({ offlineSince, problem }: Pick<Loaded, 'offlineSince' | 'problem'>) {
  const t = useText(notesTexts);
  const locale = useLocale();
  const today = useToday();
  if (offlineSince === undefined) return <Banner tone="warning">{problem}</Banner>;
  const at = new Date(offlineSince);
  return (
    <Banner tone="info">
      <TextWithIsolate text={(time) => t('old', { time })}>
        {localDay(at) === today ? <>{formatTime(at, locale)}</> : <Moment at={offlineSince} />}
      </TextWithIsolate>
    </Banner>
  );
}
