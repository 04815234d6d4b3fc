import { LiveRegion, Skeleton, StagePanel } from '@jawla/ui';
import { useText } from '#core/i18n';
import { notesTexts } from '../notes.texts';
import type { NotePanel } from './props';
import * as S from './Writing.styles';

interface ComposerWaitingProps {
  panel: NotePanel;
  /** Of the note to edit; `undefined` for a new one. */
  number: number | undefined;
  onBack: () => void;
}

/** The panel while the code of its form loads: the tour beside it keeps its size. */
export function ComposerWaiting({ panel, number, onBack }: ComposerWaitingProps) {
  const t = useText(notesTexts);
  return (
    <StagePanel
      {...panel}
      height="whole"
      title={number === undefined ? t('form.new') : t('form.edit', { number: String(number) })}
      back={{ label: t('back'), onBack }}
    >
      <LiveRegion>{t('form.loading')}</LiveRegion>
      <S.Form as="div" aria-hidden>
        <Skeleton inlineSize="60%" />
        <Skeleton blockSize="7rem" />
        <Skeleton blockSize="4rem" />
      </S.Form>
    </StagePanel>
  );
}
