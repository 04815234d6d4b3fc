import type { FootageDelivery } from '@jawla/contract';
import { useState } from 'react';
import type { Problem, RequestState } from '#core/http';

type Writes = Readonly<Record<string, RequestState<unknown>>>;

export interface Outcomes {
  /** The last success, to be announced. */
  done: { text: 'taken' | 'deleted'; name: string } | undefined;
  failed: readonly { id: string; kind: 'take' | 'delete'; problem: Problem; name: string }[];
}

/** What became of the writes since the page was opened; a delivery is named although it has left the list. */
export function useOutcomes(
  deliveries: readonly FootageDelivery[] | undefined,
  takings: Writes,
  deletions: Writes,
): Outcomes {
  const [opened] = useState(Date.now);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const unnamed = deliveries?.filter(({ _id, projectName }) => names[_id] !== projectName) ?? [];
  if (unnamed.length > 0) {
    setNames({
      ...names,
      ...Object.fromEntries(unnamed.map(({ _id, projectName }) => [_id, projectName])),
    });
  }
  const of = (writes: Writes, kind: 'take' | 'delete') =>
    Object.entries(writes).flatMap(([id, state]) => {
      const name = names[id];
      return name === undefined ? [] : [{ id, kind, state, name }];
    });
  const all = [...of(takings, 'take'), ...of(deletions, 'delete')];
  const last = all
    .flatMap(({ kind, state, name }) =>
      state.phase === 'ready' && state.at >= opened ? [{ text: kind, name, at: state.at }] : [],
    )
    .toSorted((a, b) => a.at - b.at)
    .at(-1);
  return {
    done: last && { text: last.text === 'take' ? 'taken' : 'deleted', name: last.name },
    failed: all.flatMap(({ state, ...rest }) =>
      state.phase === 'failed' ? [{ ...rest, problem: state.problem }] : [],
    ),
  };
}
