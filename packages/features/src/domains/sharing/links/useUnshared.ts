import type { GuestLink } from '@jawla/contract';
import { useState } from 'react';
import type { RequestState } from '#core/http';
import { useOutcomes } from '#core/store';
import { createGuestLink, replaceGuestLink, updateGuestLink } from '../sharing.requests';

const REQUESTS = { create: createGuestLink, replace: replaceGuestLink, update: updateGuestLink };
type RequestName = keyof typeof REQUESTS;

/** A link with something new that is shown once: the request that it is the response of, and its key. */
export type NewLinkRef = readonly [request: RequestName, key: string];
/** What of it has to be given to guests. */
export type NewPart = 'link' | 'passcode';

type StatesOf<Name extends RequestName> = ReturnType<(typeof REQUESTS)[Name]['selectStates']>;

export interface Unshared {
  /** The new links of this sheet: their secrets are in the store only while it is open. */
  states: { readonly [Name in RequestName]: StatesOf<Name> };
  /** A part of the new link was copied or sent. */
  onShared: (link: NewLinkRef, part: NewPart) => void;
  /** Calls `next`, after a question if a part of the links has not been shared; of all links, if omitted. */
  leave: (links: readonly NewLinkRef[] | undefined, next: () => void) => void;
  question: {
    isOpen: boolean;
    /** What has not been shared. */
    parts: NewPart | 'both';
    onStay: () => void;
    onLeave: () => void;
  };
}

interface Unsaid {
  id: string;
  part: NewPart;
}

/**
 * Asks once before a new link or a new passcode, neither of which can be shown again, disappears without having been
 * copied or sent.
 */
export function useUnshared(project: string, isOpen: boolean): Unshared {
  const [shared, setShared] = useState<ReadonlySet<string>>(new Set());
  const [pending, setPending] = useState<{ rest: readonly Unsaid[]; next: () => void }>();
  // While the dialog closes, it still shows the question.
  const [parts, setParts] = useState<NewPart | 'both'>('link');
  const states = {
    create: useOutcomes(createGuestLink, isOpen),
    replace: useOutcomes(replaceGuestLink, isOpen),
    update: useOutcomes(updateGuestLink, isOpen),
  };
  const stateOf = ([request, key]: NewLinkRef): State | undefined => states[request][key];
  // With the time of the response: a link can be replaced several times.
  const idOf = (link: NewLinkRef, part: NewPart) => {
    const state = stateOf(link);
    return [...link, state?.phase === 'ready' ? state.at : '', part].join('|');
  };
  const restOf = (link: NewLinkRef): Unsaid[] =>
    partsOf(stateOf(link))
      .map((part) => ({ id: idOf(link, part), part }))
      .filter(({ id }) => !shared.has(id));
  const all = () =>
    (['create', 'replace', 'update'] as const).flatMap((request) =>
      Object.keys(states[request]).flatMap((key): NewLinkRef[] =>
        key.startsWith(`${project}|`) ? [[request, key]] : [],
      ),
    );
  const add = (ids: readonly string[]) => setShared((known) => new Set([...known, ...ids]));
  return {
    states,
    onShared: (link, part) => add([idOf(link, part)]),
    leave: (links = all(), next) => {
      const rest = links.flatMap(restOf);
      const [first] = rest;
      if (first === undefined) {
        next();
        return;
      }
      setParts(rest.every(({ part }) => part === first.part) ? first.part : 'both');
      setPending({ rest, next });
    },
    question: {
      isOpen: pending !== undefined,
      parts,
      onStay: () => {
        if (pending !== undefined) add(pending.rest.map(({ id }) => id));
        setPending(undefined);
      },
      onLeave: () => {
        setPending(undefined);
        pending?.next();
      },
    },
  };
}

type State = RequestState<{ link: GuestLink; secret?: string; passcode?: string }>;

function partsOf(state: State | undefined): NewPart[] {
  if (state?.phase !== 'ready') return [];
  const { secret, passcode } = state.data;
  return [
    ...(secret === undefined ? [] : (['link'] as const)),
    ...(passcode === undefined ? [] : (['passcode'] as const)),
  ];
}
