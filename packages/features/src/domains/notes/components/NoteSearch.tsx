import { SearchField } from '@jawla/ui';
import { startTransition, useState } from 'react';
import { useText } from '#core/i18n';
import { notesTexts } from '../notes.texts';

interface NoteSearchProps {
  term: string;
  onTermChange: (term: string) => void;
}

/** What is typed is shown at once; the rows follow when they are ready. */
export function NoteSearch({ term, onTermChange }: NoteSearchProps) {
  const t = useText(notesTexts);
  const [typed, setTyped] = useState(term);
  const [last, setLast] = useState(term);
  if (term !== last) {
    setLast(term);
    // Cleared by another button.
    if (term === '') setTyped('');
  }
  return (
    <SearchField
      label={t('search')}
      placeholder={t('search')}
      clearLabel={t('clearSearch')}
      value={typed}
      onValueChange={(next) => {
        setTyped(next);
        startTransition(() => onTermChange(next));
      }}
    />
  );
}
