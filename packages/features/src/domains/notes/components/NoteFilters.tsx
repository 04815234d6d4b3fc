import type { Note } from '@jawla/contract';
import { SegmentedControl } from '@jawla/ui';
import { startTransition, useState } from 'react';
import { useText } from '#core/i18n';
import { notesTexts } from '../notes.texts';
import type { NoteFilter } from './props';
import { NOTE_FILTERS } from './useNotesFilter';

interface NoteFiltersProps {
  filtered: Readonly<Record<NoteFilter, readonly Note[]>>;
  filter: NoteFilter;
  onFilterChange: (filter: NoteFilter) => void;
}

/** Which notes are shown, and how many there are of each kind. What is pressed is shown at once; the rows follow. */
export function NoteFilters({ filtered, filter, onFilterChange }: NoteFiltersProps) {
  const t = useText(notesTexts);
  const [pressed, setPressed] = useState(filter);
  const [last, setLast] = useState(filter);
  if (filter !== last) {
    setLast(filter);
    setPressed(filter);
  }
  return (
    <SegmentedControl<NoteFilter>
      label={t('filter.label')}
      options={NOTE_FILTERS.map((value) => ({
        value,
        label: t(`filter.${value}`),
        count: filtered[value].length,
      }))}
      value={pressed}
      onValueChange={(next) => {
        setPressed(next);
        startTransition(() => onFilterChange(next));
      }}
    />
  );
}
