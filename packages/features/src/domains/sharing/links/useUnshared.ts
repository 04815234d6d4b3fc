import type { NewGuestLink } from '@jawla/contract';
import { useState } from 'react';
import type { RequestState } from '#core/http';
import { useOutcomes } from '#core/store';
import { createGuestLink, replaceGuestLink } from '../sharing.requests';

/** A new link that is shown: the request that it is the response of, and its key. */
export type NewLinkRef = readonly [request: 'create' | 'replace', key: string];

export interface Unshared {
  /** The new links of this sheet: their secrets are in the store only while it is open. */
  states: Readonly<Record<NewLinkRef[0], Readonly<Record<string, RequestState<NewGuestLink>>>>>;
  /** The new link was copied or sent. */
  onShared: (link: NewLinkRef) => void;
  /** Calls `next`, after a question if one of the links has not been shared; of all links, if omitted. */
  leave: (links: readonly NewLinkRef[] | undefined, next: () => void) => void;
  question: { isOpen: boolean; onStay: () => void; onLeave: () => void };
}

/** Asks once before a new link, whose URL cannot be shown again, disappears without having been copied or sent. */
export function useUnshared(project: string, isOpen: boolean): Unshared {
  const [shared, setShared] = useState<ReadonlySet<string>>(new Set());
  const [pending, setPending] = useState<{ ids: readonly string[]; next: () => void }>();
  const states = {
    create: useOutcomes(createGuestLink, isOpen),
    replace: useOutcomes(replaceGuestLink, isOpen),
  };
  // With the time of the response: a link can be replaced several times.
  const idOf = ([request, key]: NewLinkRef) => {
    const state = states[request][key];
    return `${request}|${key}|${state?.phase === 'ready' ? state.at : ''}`;
  };
  const shown = (['create', 'replace'] as const).flatMap((request) =>
    Object.entries(states[request]).flatMap(([key, { phase }]): NewLinkRef[] =>
      phase === 'ready' && key.startsWith(`${project}|`) ? [[request, key]] : [],
    ),
  );
  const add = (ids: readonly string[]) => setShared((known) => new Set([...known, ...ids]));
  return {
    states,
    onShared: (link) => add([idOf(link)]),
    leave: (links = shown, next) => {
      const ids = links.map(idOf);
      if (ids.some((id) => !shared.has(id))) setPending({ ids, next });
      else next();
    },
    question: {
      isOpen: pending !== undefined,
      onStay: () => {
        if (pending !== undefined) add(pending.ids);
        setPending(undefined);
      },
      onLeave: () => {
        setPending(undefined);
        pending?.next();
      },
    },
  };
}
