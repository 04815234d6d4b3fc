import { useState } from 'react';
import type { Problem, RequestState } from '#core/http';

type Writes = Readonly<Record<string, RequestState<unknown>>>;

interface Named<Kind extends string> {
  kind: Kind;
  key: string;
  name: string;
}

export interface NamedOutcomes<Kind extends string> {
  /** The last success, to be announced. */
  done: (Named<Kind> & { at: number }) | undefined;
  failed: readonly (Named<Kind> & { problem: Problem })[];
}

/**
 * What became of the writes about the items of a list; an item is named although it has left the list.
 *
 * @param items Key and name of each.
 */
export function useNamedOutcomes<Kind extends string>(
  items: readonly (readonly [key: string, name: string])[],
  writes: readonly (readonly [Kind, Writes])[],
): NamedOutcomes<Kind> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  if (items.some(([key, name]) => names.get(key) !== name)) setNames(new Map([...names, ...items]));
  const outcomes = writes.flatMap(([kind, states]) =>
    Object.entries(states).flatMap(([key, state]) => {
      const name = names.get(key);
      return name === undefined ? [] : [{ kind, key, name, state }];
    }),
  );
  return {
    done: outcomes
      .flatMap(({ state, ...named }) =>
        state.phase === 'ready' ? [{ ...named, at: state.at }] : [],
      )
      .toSorted((a, b) => a.at - b.at)
      .at(-1),
    failed: outcomes.flatMap(({ state, ...named }) =>
      state.phase === 'failed' ? [{ ...named, problem: state.problem }] : [],
    ),
  };
}
