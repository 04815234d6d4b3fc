import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { isTransient, type ApiClient, type Problem, type RequestState } from '#core/http';

export interface RequestOptions<Input, Data> {
  /** Prefix of the request's actions and its key in the state. */
  name: `${string}/${string}`;
  /** Identifies the subject of the request. State and responses of different keys are independent. */
  key: (input: Input) => string;
  send: (http: ApiClient, input: Input, signal: AbortSignal) => Promise<Data>;
  /**
   * While a request with the same key is pending, a second one is ignored; a read with `force` replaces the
   * first.
   */
  kind: 'read' | 'write';
  /** Younger data is not requested again, in milliseconds. */
  maxAgeMs?: number;
}

export type ApiRequest<Input, Data> = ReturnType<typeof createRequest<Input, Data>>;

const IDLE = { phase: 'idle' } as const;

/**
 * Creates a request to the API: its actions and its state by key; `watchRequest` sends it. Other sagas listen
 * to `loaded` and `failed`, which carry the input. When a screen unmounts, its pending request completes
 * under its key.
 */
export function createRequest<Input, Data>({
  name,
  key: keyOf,
  send,
  kind,
  maxAgeMs = 0,
}: RequestOptions<Input, Data>) {
  type States = Readonly<Record<string, RequestState<Data>>>;

  const requested = createAction(
    `${name}/requested`,
    (input: Input, { force = false }: { force?: boolean } = {}) => ({
      payload: { key: keyOf(input), input, force },
    }),
  );
  const loading = createAction<{ key: string; input: Input }>(`${name}/loading`);
  const loaded = createAction<{ key: string; input: Input; data: Data; at: number }>(
    `${name}/loaded`,
  );
  const failed = createAction<{ key: string; input: Input; problem: Problem }>(`${name}/failed`);
  /** The user has closed the outcome: back to `idle`. */
  const dismissed = createAction<string>(`${name}/dismissed`);
  /** All data is outdated: it remains visible and is requested again on the next occasion. */
  const invalidated = createAction(`${name}/invalidated`);
  /** Data from another source, such as the response to a write. */
  const updated = createAction<{ key: string; data: Data; at: number }>(`${name}/updated`);

  function reducer(states: States = {}, action: UnknownAction): States {
    const set = (key: string, state: RequestState<Data>): States => ({ ...states, [key]: state });
    if (loading.match(action)) {
      const { key } = action.payload;
      return set(key, { phase: 'loading', ...dataOf(states[key]) });
    }
    if (loaded.match(action) || updated.match(action)) {
      const { key, data, at } = action.payload;
      return set(key, { phase: 'ready', data, at });
    }
    if (failed.match(action)) {
      const { key, problem } = action.payload;
      const retained = isTransient(problem) ? dataOf(states[key]) : {};
      return set(key, { phase: 'failed', problem, ...retained });
    }
    if (dismissed.match(action)) {
      const { [action.payload]: dismissedState, ...rest } = states;
      // A pending request has no outcome yet.
      return dismissedState?.phase === 'loading' ? states : rest;
    }
    if (invalidated.match(action)) {
      return Object.fromEntries(
        Object.entries(states).map(([key, state]) => [
          key,
          state.phase === 'ready' ? { ...state, at: 0 } : state,
        ]),
      );
    }
    return states;
  }

  const selectStates = (root: object): States => {
    const states: unknown = Reflect.get(root, name);
    return isStates<Data>(states) ? states : NONE;
  };
  const selectState = (root: object, key: string): RequestState<Data> =>
    selectStates(root)[key] ?? IDLE;

  return {
    name,
    kind,
    maxAgeMs,
    send,
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
    invalidated,
    updated,
  };
}

const NONE = {};

/** Only a request's own reducer writes to the state below its name. */
function isStates<Data>(states: unknown): states is Readonly<Record<string, RequestState<Data>>> {
  return typeof states === 'object' && states !== null;
}

function dataOf<Data>(state: RequestState<Data> | undefined): { data?: Data } {
  return state !== undefined && 'data' in state ? { data: state.data } : {};
}
