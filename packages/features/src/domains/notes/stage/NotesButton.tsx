import { Button } from '@jawla/ui';
import { NoteIcon } from '@jawla/ui/icons';
import type { Ref } from 'react';
import { useText } from '#core/i18n';
import { notesBarTexts } from '../notesBar.texts';
import * as S from './NotesButton.styles';

const COUNT_MAX = 999;

export interface NotesButtonProps {
  ref: Ref<HTMLButtonElement>;
  /** Number of open notes at this date; `undefined` until it is known. */
  open: number | undefined;
  isOpen: boolean;
  state: 'idle' | 'loading' | 'failed';
  onPress: () => void;
}

/** Opens and closes the notes, and says how many are open. */
export function NotesButton({ ref, open = 0, isOpen, state, onPress }: NotesButtonProps) {
  const t = useText(notesBarTexts);
  const name = open > 0 ? t('open', { smart_count: open }) : t('title');
  return (
    <S.Root>
      <Button
        ref={ref}
        size="s"
        variant="quiet"
        icon={<NoteIcon />}
        aria-label={state === 'failed' ? t('failed') : name}
        aria-pressed={isOpen}
        aria-keyshortcuts="n"
        busy={state === 'loading' ? t('title') : undefined}
        onClick={onPress}
      >
        <S.Word>{t('title')}</S.Word>
        {/* Drawn, not text: the name says it in words, which in Arabic have no digit for one and two. */}
        {open > 0 && <S.Count dir="ltr" data-count={open > COUNT_MAX ? `${COUNT_MAX}+` : open} />}
      </Button>
    </S.Root>
  );
}
