import {
  ENDPOINT_NAMES,
  ENDPOINTS,
  type EndpointName,
  type EndpointResponse,
  type ResponseOf,
} from '@jawla/contract';
import { connectionFeature } from '#core/connection';
import type { SessionStorage, TabEvent } from '#core/device';
import {
  needsRequest,
  ProblemError,
  type ApiClient,
  type EndpointOf,
  type Problem,
  type SendOptions,
  type Target,
} from '#core/http';
import {
  makeStore,
  startRuntime,
  type ApiRequest,
  type Feature,
  type RootState,
  type RuntimeOptions,
} from '#core/store';
import { isUserChange, session, sessionFeature } from '#session';
import { transfersFeature } from '#transfers';
import { fakeTransport } from './fakeTransport';

export interface Sent {
  name: EndpointName;
  options: { params?: unknown; body?: unknown; query?: unknown };
}

type Answer<Name extends EndpointName> = ResponseOf<Name> | Problem | Promise<ResponseOf<Name>>;
/**
 * Responses by endpoint; a function computes the response from the request's options.
 */
type Answers = {
  [Name in EndpointName]?: Answer<Name> | ((options: Sent['options']) => Answer<Name>);
};

/** @throws {Error} For an endpoint that is not of the contract. */
function nameOf(target: Target): EndpointName {
  if (typeof target === 'string') return target;
  const name = ENDPOINT_NAMES.find((one) => ENDPOINTS[one] === target);
  if (name === undefined) throw new Error(`${target.path} is not in the contract`);
  return name;
}

/**
 * Creates a store with the sagas of session, connection, uploads and the given features. Network, cookie and history
 * are fakes.
 */
export function createTestStore({
  features = [],
  answers = {},
  token,
  preloaded,
  acceptsCookies = true,
  onCrash = failOnCrash,
}: {
  features?: readonly Feature[];
  answers?: Answers;
  token?: string;
  preloaded?: Partial<RootState>;
  acceptsCookies?: boolean;
  onCrash?: NonNullable<RuntimeOptions['onCrash']>;
} = {}) {
  const sent: Sent[] = [];
  const visited: { to: string; replace: boolean; state: unknown }[] = [];
  const reloads: (string | undefined)[] = [];
  const prefetched: string[] = [];
  const requestedEarly: Sent[] = [];
  const tabEvents: string[] = [];
  const stored: {
    token: string | undefined;
    email: string;
    expiresAt?: number;
    sent?: { link: string; at: number };
  } = { token, email: '' };
  const tabs: { listener: ((event: TabEvent) => void) | undefined } = { listener: undefined };

  function send<Of extends Target>(
    target: Of,
    options: SendOptions<Of>,
  ): Promise<EndpointResponse<EndpointOf<Of>>>;
  async function send(target: Target, options: Sent['options']): Promise<unknown> {
    const name = nameOf(target);
    sent.push({ name, options });
    const answer: unknown = answers[name];
    const given: unknown = await (isFunction(answer) ? answer(options) : answer);
    if (given === undefined) throw new ProblemError({ kind: 'offline' });
    if (isProblem(given)) throw new ProblemError(given);
    return given;
  }
  const http: ApiClient = {
    send,
    prefetch: (target, options) => void requestedEarly.push({ name: nameOf(target), options }),
    within: (signal) => ({
      ...http,
      send: (target, options) =>
        signal.aborted
          ? Promise.reject(new ProblemError({ kind: 'offline' }))
          : send(target, options),
    }),
  };
  const storage: SessionStorage = {
    token: () => stored.token,
    storeToken(value) {
      if (acceptsCookies) stored.token = value;
      return acceptsCookies;
    },
    clearToken() {
      stored.token = undefined;
    },
    expiresAt: () => stored.expiresAt,
    notifyTabs: (flag) => tabEvents.push(flag),
    rememberedEmail: () => stored.email,
    rememberEmail(email) {
      stored.email = email;
    },
    sentAt: (link) => (stored.sent?.link === link ? stored.sent.at : undefined),
    rememberSent(link, at) {
      stored.sent = { link, at };
    },
    listen(onEvent) {
      tabs.listener = onEvent;
      return () => undefined;
    },
  };
  const { transport, network, controls } = fakeTransport();
  const store = makeStore({
    isUserChange,
    ...(preloaded ? { preloaded } : {}),
  });
  const runtime = startRuntime(store, {
    context: {
      http,
      transport,
      network,
      storage,
      navigate: (to, { replace = false, state } = {}) => visited.push({ to, replace, state }),
      prefetchRoute: (path) => prefetched.push(path),
      reload: (path) => reloads.push(path),
      currentPath: () => visited.at(-1)?.to ?? '/user/noor',
    },
    isUserChange,
    onCrash,
  });
  for (const feature of [sessionFeature, connectionFeature, transfersFeature, ...features]) {
    runtime.start(feature);
  }
  /** Keeps the data of a read loaded, as a mounted `useRequest` does. @returns what a later unmount does */
  const show = <Name extends string, Input, Data>(
    read: ApiRequest<Name, Input, Data>,
    input: Input,
  ) => {
    const root = (): object => store.getState();
    const request = () => {
      if (needsRequest(read.selectState(root(), read.keyOf(input))))
        store.dispatch(read.requested(input));
    };
    request();
    // Components render after the dispatch.
    return store.subscribe(() => queueMicrotask(request));
  };
  storage.listen((event) => store.dispatch(session.actions.tabEventReceived(event)));
  return {
    store,
    start: runtime.start,
    show,
    stop: runtime.stop,
    sent,
    visited,
    reloads,
    prefetched,
    requestedEarly,
    tabEvents,
    stored,
    answers,
    /** The fake transport: a test advances, interrupts or completes uploads, or takes the network offline. */
    controls,
    /** Emits an event of another tab of the same browser. */
    emitFromOtherTab: (event: TabEvent) => tabs.listener?.(event),
  };
}

/** Thrown outside of the saga, where redux-saga cannot catch it, so that the test fails. */
function failOnCrash(_: string, cause: unknown): void {
  queueMicrotask(() => {
    throw cause;
  });
}

const KINDS = [
  'offline',
  'timeout',
  'unauthenticated',
  'forbidden',
  'notFound',
  'refused',
  'rateLimited',
  'serverError',
  'invalidResponse',
];

function isFunction(answer: unknown): answer is (options: Sent['options']) => unknown {
  return typeof answer === 'function';
}

function isProblem(given: unknown): given is Problem {
  if (typeof given !== 'object' || given === null) return false;
  return 'kind' in given && typeof given.kind === 'string' && KINDS.includes(given.kind);
}

/** Logs the user out: for tests of modules that must not depend on the session. */
export const loggedOut = session.actions.loggedOut;
