import type { TrashEntry } from '@jawla/contract';
import { useState } from 'react';
import type { Problem, RequestState } from '#core/http';
import { thingOf } from '../../trash.model';
import { trashKey } from '../../trash.requests';

type Writes = Readonly<Record<string, RequestState<unknown>>>;

export interface Outcomes {
  /** The last success, to be announced. */
  done: { text: 'restored' | 'deleted'; name: string } | undefined;
  /** Failed restorations; the dialog shows failed deletions. */
  failed: readonly { key: string; problem: Problem; name: string }[];
}

/** What became of the writes since the page was opened; an entry is named although it has left the list. */
export function useOutcomes(
  entries: readonly TrashEntry[] | undefined,
  restorations: Writes,
  deletions: Writes,
): Outcomes {
  const [opened] = useState(Date.now);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const unnamed = entries?.filter((entry) => names[keyOf(entry)] !== entry.name) ?? [];
  if (unnamed.length > 0) {
    setNames({
      ...names,
      ...Object.fromEntries(unnamed.map((entry) => [keyOf(entry), entry.name])),
    });
  }
  const of = (writes: Writes, text: 'restored' | 'deleted') =>
    Object.entries(writes).flatMap(([key, state]) => {
      const name = names[key];
      return name === undefined ? [] : [{ key, text, state, name }];
    });
  const restored = of(restorations, 'restored');
  const last = [...restored, ...of(deletions, 'deleted')]
    .flatMap(({ text, state, name }) =>
      state.phase === 'ready' && state.at >= opened ? [{ text, name, at: state.at }] : [],
    )
    .toSorted((a, b) => a.at - b.at)
    .at(-1);
  return {
    done: last,
    failed: restored.flatMap(({ key, state, name }) =>
      state.phase === 'failed' ? [{ key, problem: state.problem, name }] : [],
    ),
  };
}

export function keyOf(entry: Pick<TrashEntry, 'kind' | '_id'>): string {
  return trashKey(thingOf(entry));
}
