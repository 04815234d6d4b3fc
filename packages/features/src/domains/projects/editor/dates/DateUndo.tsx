import type { ReactNode } from 'react';
import { formatDay, useLocale } from '#core/i18n';
import { UndoToasts } from '#trash';
import type { ProjectEditing } from '../useProjectEditing';

interface DateUndoProps extends Pick<ProjectEditing, 'removed'> {
  projectId: string;
  /** Parts of the editor with messages of their own. */
  children: ReactNode;
}

/** Offers to undo the last deletion of a date. */
export function DateUndo({ projectId, removed, children }: DateUndoProps) {
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
    >
      {children}
    </UndoToasts>
  );
}
