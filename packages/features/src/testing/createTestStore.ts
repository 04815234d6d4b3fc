import type { ResponseOf, EndpointName } from '@jawla/contract';
import { connectionFeature } from '#core/connection';
import type { SessionStorage, TabEvent } from '#core/device';
import { ProblemError, type ApiClient, type Problem, type SendOptions } from '#core/http';
import {
  makeStore,
  startRuntime,
  type Feature,
  type RootState,
  type RuntimeOptions,
} from '#core/store';
import { isUserChange, session, sessionFeature } from '#session';
import { fakeTransport } from './fakeTransport';

export interface Sent {
  name: EndpointName;
  options: { params?: unknown; body?: unknown; query?: unknown };
}

type Answer<Name extends EndpointName> = ResponseOf<Name> | Problem | Promise<ResponseOf<Name>>;
/** A function answers each request by its own options. */
type Answers = {
  [Name in EndpointName]?: Answer<Name> | ((options: Sent['options']) => Answer<Name>);
};

/** A store with the sagas of session, connection and the features given; network, cookie and history are fakes. */
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
  const told: string[] = [];
  const kept: {
    token: string | undefined;
    email: string;
    expiresAt?: number;
    sent?: { link: string; at: number };
  } = { token, email: '' };
  const tabs: { listener: ((event: TabEvent) => void) | undefined } = { listener: undefined };

  function send<Name extends EndpointName>(
    name: Name,
    options: SendOptions<Name>,
  ): Promise<ResponseOf<Name>>;
  async function send(name: EndpointName, options: Sent['options']): Promise<unknown> {
    sent.push({ name, options });
    const answer: unknown = answers[name];
    const given: unknown = await (isFunction(answer) ? answer(options) : answer);
    if (given === undefined) throw new ProblemError({ kind: 'offline' });
    if (isProblem(given)) throw new ProblemError(given);
    return given;
  }
  const http: ApiClient = {
    send,
    prefetch: (name, options) => void requestedEarly.push({ name, options }),
  };
  const storage: SessionStorage = {
    token: () => kept.token,
    storeToken(value) {
      if (acceptsCookies) kept.token = value;
      return acceptsCookies;
    },
    clearToken() {
      kept.token = undefined;
    },
    expiresAt: () => kept.expiresAt,
    tell: (flag) => told.push(flag),
    rememberedEmail: () => kept.email,
    rememberEmail(email) {
      kept.email = email;
    },
    sentAt: (link) => (kept.sent?.link === link ? kept.sent.at : undefined),
    rememberSent(link, at) {
      kept.sent = { link, at };
    },
    listen(onEvent) {
      tabs.listener = onEvent;
      return () => undefined;
    },
  };
  const { transport, network, line } = fakeTransport();
  const store = makeStore({
    isUserChange,
    isRetained: (part) =>
      ['session', 'connection', 'messages'].includes(part) || part.startsWith('auth/'),
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
    always: [sessionFeature, connectionFeature],
    onCrash,
  });
  features.forEach(runtime.start);
  storage.listen((event) => store.dispatch(session.actions.tabEventReceived(event)));
  return {
    store,
    start: runtime.start,
    stop: runtime.stop,
    sent,
    visited,
    reloads,
    prefetched,
    requestedEarly,
    told,
    kept,
    answers,
    /** Where files leave: a test sends them on, breaks them off, or takes the network away. */
    line,
    /** What another tab of the same browser tells. */
    fromOtherTab: (event: TabEvent) => tabs.listener?.(event),
  };
}

/** Thrown outside of the saga, where redux-saga cannot catch it: the test fails. */
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

/** The user logs out: for tests of modules that know no session. */
export const loggedOut = session.actions.loggedOut;
