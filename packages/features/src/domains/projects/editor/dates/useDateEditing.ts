import type { Project } from '@jawla/contract';
import type { ProjectStatus } from '@jawla/contract/limits';
import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { daysOf, formOf, rowsOf, type DayRows, type EditorForm } from '../editor.model';
import { withoutHiddenErrors } from '../mergeForms';
import type { ProjectFields } from '../screens/EditProjectScreen/useProjectForm';

type Dates = Pick<EditorForm, 'status' | 'date' | 'subDate'>;

export interface DateEditingOptions {
  /** The saved project. */
  project: Project;
  fields: ProjectFields;
  /** A saved date is to be deleted with its tour. */
  onRemoveSaved: (day: string) => void;
}

/** Returns the changes that a user can make to the list of dates, and what they would lose. */
export function useDateEditing(options: DateEditingOptions) {
  const { project, fields, onRemoveSaved } = options;
  const { values, onChange } = fields;
  const { status, date, subDate } = values;
  const [before, setBefore] = useState<Dates>();
  const [added, setAdded] = useState<string>();
  const days = daysOf(subDate);
  const saved = daysOf(formOf(project).subDate);
  const undone = status === 'in-progress' ? before : undefined;

  /** Whether the date exists on the server. Of two rows with the same day, one may be removed without it. */
  const isSaved = (row: string, day: string) =>
    saved.includes(day) && !daysOf(withoutRow(subDate, row)).includes(day);

  const wipe = () => {
    setBefore(days.length > 0 ? { status, date, subDate } : undefined);
    const next = { ...values, status: 'in-progress' as const, subDate: rowsOf([]) };
    onChange(withoutHiddenErrors(next, formOf(project)));
  };
  const remove = (row: string, day: string) => {
    if (isSaved(row, day)) onRemoveSaved(day);
    else onChange({ subDate: withoutRow(subDate, row) });
  };

  return {
    days,
    /** Number of saved dates that saving would delete, with their tours. */
    // Overwriting a saved day deletes it, and its tour with it.
    lost: undone ? 0 : saved.filter((day) => !days.includes(day)).length,
    /** The row that was just added: it takes the focus. */
    added,
    isSaved,
    /** Whether choosing the status removes the dates: to be confirmed. */
    isWipedBy: (next: ProjectStatus) => next !== status && next !== 'done' && days.length > 0,
    wipe,
    choose: (next: ProjectStatus) => {
      if (next === status) return;
      if (next === 'done') onChange(withoutHiddenErrors({ ...values, status: next }, values));
      else wipe();
    },
    onAdd: () => {
      const row = nanoid();
      setAdded(row);
      onChange({ subDate: { ...subDate, [row]: '' } });
    },
    remove,
    /** Restores the removed dates; `undefined` if there are none. */
    onUndo:
      undone &&
      (() => {
        onChange(undone);
        setBefore(undefined);
      }),
  };
}

function withoutRow(rows: DayRows, row: string): DayRows {
  return Object.fromEntries(Object.entries(rows).filter(([id]) => id !== row));
}
