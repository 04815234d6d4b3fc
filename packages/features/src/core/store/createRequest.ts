import { createAction, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import {
  IDLE,
  isTransient,
  toProblem,
  type ApiClient,
  type Problem,
  type RequestState,
} from '#core/http';
import { entitiesChanged, overlaps, type Entity } from './entities';

export type States<Data> = Readonly<Record<string, RequestState<Data>>>;

/** The key of what there is once. */
export const ONE = '';

/** When a response was requested and when it arrived, in milliseconds since 1970. */
export interface Timing {
  since: number;
  at: number;
  /** Another request has changed the same entities in the meantime: the data may be older than that change. */
  isSuperseded: boolean;
}

export interface ApiResponse<Data> extends Timing {
  key: string;
  data: Data;
}

export interface RequestOptions<Name extends string, Input, Data> {
  /** Prefix of the request's actions and its key in the state. */
  name: Name;
  /** Identifies the subject of the request, unless there is one only. State and responses of different keys are independent. */
  key?: (input: Input) => string;
  send: (http: ApiClient, input: Input, signal: AbortSignal) => Promise<Data>;
  /**
   * While a request with the same key is pending, a second read is ignored, or replaces the first with `force`. A
   * second write is sent after the first; it is ignored if its input is equal.
   */
  kind: 'read' | 'write';
  /** Younger data is not requested again, in milliseconds. */
  maxAgeMs?: number;
  /** The entities that the data of a read describes. A change of one outdates the data. */
  entities?: (key: string) => readonly Entity[];
  /** Outdated data is removed; by default it remains visible until the response arrives. */
  dropsOutdated?: boolean;
  /** The entities that a write changes, also after a failure, as the write may have succeeded. */
  invalidates?: (input: Input) => readonly Entity[];
  /** Returns data of this read that the response to another request contains. */
  receives?: (action: UnknownAction) => ApiResponse<Data> | undefined;
  /** Returns the key whose outcome another request has reversed: back to `idle`. */
  undoneBy?: (action: UnknownAction) => string | undefined;
  /** Applies the success of a write to known data, which is shown until it is loaded again. */
  edits?: (data: Data, action: UnknownAction, key: string) => Data;
}

export type ApiRequest<Name extends string, Input, Data> = ReturnType<
  typeof createRequest<Name, Input, Data>
>;

/** A request of any type, as features list it. */
export interface AnyRequest {
  name: string;
  kind: 'read' | 'write';
  reducerPath: string;
  reducer: Reducer;
  requested: { type: string };
  jobOf: (action: UnknownAction) => RequestJob | undefined;
}

/** One request to send. */
export interface RequestJob {
  key: string;
  force: boolean;
  /** The entities that a read describes or a write changes. */
  entities: readonly Entity[];
  isFresh(this: void, root: object): boolean;
  loading: UnknownAction;
  /** Never rejects: a failure is an ending, too. */
  send: (http: ApiClient, signal: AbortSignal) => Promise<RequestEnding>;
}

export interface RequestEnding {
  /** The entities that a write has changed. */
  changed: readonly Entity[];
  toAction: (timing: Timing) => UnknownAction;
}

/** Types the state of a module's requests, for `LazySlices`. */
export type RequestSlices<Module> = {
  [
    Key in keyof Module as Module[Key] extends { reducerPath: infer Name extends string }
      ? Name
      : never
  ]: Module[Key] extends { selectStates: (root: never) => infer All } ? All : never;
};

/**
 * Creates a request to the API: its actions and its state by key; its feature starts it, and `watchRequests` sends it.
 * Other sagas listen to `loaded` and `failed`, which carry the input. When a screen unmounts, its pending request
 * completes under its key, unless the screen has `left` it (`useOutcome`, `useOutcomes`).
 */
export function createRequest<const Name extends string, Input = void, Data = unknown>({
  name,
  key: keyOf = () => ONE,
  send,
  kind,
  maxAgeMs = 0,
  entities = () => [],
  dropsOutdated = false,
  invalidates = () => [],
  receives,
  undoneBy,
  edits,
}: RequestOptions<Name, Input, Data>) {
  const requested = createAction(
    `${name}/requested`,
    (input: Input, { force = false }: { force?: boolean } = {}) => ({
      payload: { key: keyOf(input), input, force },
    }),
  );
  const loading = createAction<{ key: string; input: Input }>(`${name}/loading`);
  const loaded = createAction<ApiResponse<Data> & { input: Input }>(`${name}/loaded`);
  const failed = createAction<{ key: string; input: Input; problem: Problem }>(`${name}/failed`);
  /** The user has closed the outcome: back to `idle`. */
  const dismissed = createAction(`${name}/dismissed`, (key: string = ONE) => ({ payload: key }));
  /** The screen that shows the outcome, or all outcomes, is left: a pending request will have none. */
  const left = createAction<string | undefined>(`${name}/left`);

  function reducer(states: States<Data> = {}, action: UnknownAction): States<Data> {
    const set = (key: string, state: RequestState<Data>): States<Data> => ({
      ...states,
      [key]: state,
    });
    if (loading.match(action)) {
      const { key } = action.payload;
      return set(key, { phase: 'loading', ...dataOf(states[key]) });
    }
    const isEnding = loaded.match(action) || failed.match(action);
    // Its screen has been left.
    if (isEnding && states[action.payload.key] === undefined) return states;
    if (loaded.match(action)) {
      const { key, data, at } = action.payload;
      return set(key, { phase: 'ready', data, at });
    }
    if (failed.match(action)) {
      const { key, problem } = action.payload;
      const retained = isTransient(problem) ? dataOf(states[key]) : {};
      return set(key, { phase: 'failed', problem, ...retained });
    }
    const isLeft = left.match(action);
    if (isLeft && action.payload === undefined) return {};
    const away = isLeft || dismissed.match(action) ? action.payload : undoneBy?.(action);
    if (away !== undefined) {
      const { [away]: dismissedState, ...rest } = states;
      // A pending request has no outcome yet.
      return dismissedState?.phase === 'loading' && !isLeft ? states : rest;
    }
    if (entitiesChanged.match(action)) {
      return mapStates(states, (state, key) =>
        overlaps(entities(key), action.payload) ? outdated(state, dropsOutdated) : state,
      );
    }
    const received = receives?.(action);
    if (received !== undefined) return set(received.key, merged(states[received.key], received));
    if (edits === undefined) return states;
    return mapStates(states, (state, key) => {
      if (!('data' in state) || state.data === undefined) return state;
      const data = edits(state.data, action, key);
      return data === state.data ? state : { ...state, data };
    });
  }

  const selectStates = (root: { readonly [Path in Name]?: States<Data> }): States<Data> =>
    root[name] ?? {};
  const selectState = (
    root: { readonly [Path in Name]?: States<Data> },
    key = ONE,
  ): RequestState<Data> => root[name]?.[key] ?? IDLE;

  const jobOf = (action: UnknownAction): RequestJob | undefined => {
    if (!requested.match(action)) return undefined;
    const { key, input, force } = action.payload;
    return {
      key,
      force,
      entities: kind === 'read' ? entities(key) : invalidates(input),
      isFresh: (root: Parameters<typeof selectStates>[0]) => {
        const state = selectState(root, key);
        return state.phase === 'ready' && Date.now() - state.at < maxAgeMs;
      },
      loading: loading({ key, input }),
      send: async (http, signal) => {
        try {
          const data = await send(http, input, signal);
          return {
            changed: invalidates(input),
            toAction: (timing) => loaded({ key, input, data, ...timing }),
          };
        } catch (cause) {
          const problem = toProblem(cause);
          return {
            changed: wasRejected(problem) ? [] : invalidates(input),
            toAction: () => failed({ key, input, problem }),
          };
        }
      },
    };
  };

  return {
    name,
    kind,
    reducerPath: name,
    reducer,
    keyOf,
    selectState,
    selectStates,
    requested,
    loading,
    loaded,
    failed,
    dismissed,
    left,
    jobOf,
  };
}

/** Whether the server has rejected a write without a change. A refusal that names no field may be a conflict. */
function wasRejected(problem: Problem): boolean {
  const { kind } = problem;
  if (kind === 'refused') return Object.keys(problem.errors).length > 0;
  return kind === 'unauthenticated' || kind === 'forbidden' || kind === 'rateLimited';
}

function outdated<Data>(state: RequestState<Data>, isDropped: boolean): RequestState<Data> {
  const { data } = isDropped ? {} : dataOf(state);
  // A pending request is sent again, and its response follows.
  if (state.phase === 'loading') return data === undefined ? { phase: 'loading' } : state;
  return data === undefined ? IDLE : { phase: 'ready', data, at: 0 };
}

function merged<Data>(
  known: RequestState<Data> | undefined,
  { data, since, at, isSuperseded }: ApiResponse<Data>,
): RequestState<Data> {
  const isNewest = !isSuperseded && !(known?.phase === 'ready' && known.at >= since);
  if (isNewest) return { phase: 'ready', data, at };
  return { phase: 'ready', data: dataOf(known).data ?? data, at: 0 };
}

function mapStates<Data>(
  states: States<Data>,
  change: (state: RequestState<Data>, key: string) => RequestState<Data>,
): States<Data> {
  const entries = Object.entries(states).map(([key, state]) => [key, change(state, key)] as const);
  return entries.some(([key, state]) => state !== states[key])
    ? Object.fromEntries(entries)
    : states;
}

function dataOf<Data>(state: RequestState<Data> | undefined): { data?: Data } {
  return state !== undefined && 'data' in state && state.data !== undefined
    ? { data: state.data }
    : {};
}
