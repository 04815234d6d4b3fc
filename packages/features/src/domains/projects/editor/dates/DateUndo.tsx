import { formatDay, useLocale } from '#core/i18n';
import { UndoToasts } from '#trash';
import type { ProjectEditing } from '../useProjectEditing';

interface DateUndoProps extends Pick<ProjectEditing, 'removed'> {
  projectId: string;
}

/** Offers to undo the last deletion of a date. */
export function DateUndo({ projectId, removed }: DateUndoProps) {
  const locale = useLocale();
  return (
    <UndoToasts
      trashed={
        removed && {
          thing: { kind: 'date', projectId, day: removed.day },
          name: formatDay(removed.day, locale),
          at: removed.at,
        }
      }
    />
  );
}
