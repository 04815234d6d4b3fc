import { useCallback, useState } from 'react';
import { readClientList, toText, type ClientRow } from './readClientList';
import type { RowField } from './rowErrors';

const NOTHING = { unusedColumns: [], hasPhones: false } as const;

/** A pasted text, and the rows that are read from it once an admin asks for them. */
export function useClientRows() {
  const [text, setText] = useState('');
  const [list, setList] = useState(() => readClientList(''));
  const setRows = useCallback(
    (change: (rows: readonly ClientRow[]) => readonly ClientRow[]) =>
      setList((last) => ({ ...last, rows: change(last.rows) })),
    [],
  );
  return {
    text,
    list,
    setText,
    /** Returns the rows; without any, the text stays. */
    read: () => {
      const next = readClientList(text);
      setList(next);
      if (next.rows.length > 0) setText('');
      return next.rows;
    },
    /** Rows become text again, with the corrections. */
    unread: () => {
      setText(toText(list.rows));
      setList({ ...NOTHING, rows: [] });
    },
    edit: useCallback(
      (id: string, field: RowField, value: string) =>
        setRows((rows) => rows.map((row) => (row.id === id ? { ...row, [field]: value } : row))),
      [setRows],
    ),
    remove: useCallback(
      (ids: readonly string[]) => setRows((rows) => rows.filter(({ id }) => !ids.includes(id))),
      [setRows],
    ),
  };
}
