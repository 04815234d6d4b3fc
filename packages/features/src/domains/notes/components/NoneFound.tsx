import { Button, EmptyState } from '@jawla/ui';
import { TextWithIsolate, useText } from '#core/i18n';
import { notesTexts } from '../notes.texts';
import * as S from './NotesList.styles';
import type { NoteFilter } from './props';

interface NoneFoundProps {
  filter: NoteFilter;
  /** What was searched for, if anything. */
  searched: string;
  onClear: () => void;
}

/** There are notes, but none that a filter and a search leave. */
export function NoneFound({ filter, searched, onClear }: NoneFoundProps) {
  const t = useText(notesTexts);
  return (
    <S.Empty>
      {searched === '' ? (
        <EmptyState title={t(`empty.${filter}`)} />
      ) : (
        <EmptyState
          title={
            <TextWithIsolate text={(slot) => t('noMatch', { term: slot })}>
              {searched}
            </TextWithIsolate>
          }
          action={
            <Button size="s" onClick={onClear}>
              {t('clearSearch')}
            </Button>
          }
        />
      )}
    </S.Empty>
  );
}
