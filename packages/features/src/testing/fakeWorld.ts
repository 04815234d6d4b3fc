import type { AnswerOf, CallName } from '@jawla/contract';
import { ProblemError, type Http, type Problem, type SendOptions } from '#core/http';
import type { SessionStorage, TabEvent } from '#core/device';
import { authSaga } from '../domains/auth/auth.saga';
import { sessionSaga } from '#session';
import { connectionSaga } from '#core/connection';
import { makeStore, type StoreOptions } from '#core/store';
import type { RootState } from '#core/store';
import { runFeature } from '#core/store';
import './allFeatures';
import { fakeTransport } from './fakeTransport';

export interface Sent {
  name: CallName;
  options: { params?: unknown; body?: unknown; query?: unknown };
}

type Answers = { [Name in CallName]?: AnswerOf<Name> | Problem | Promise<AnswerOf<Name>> };

/** A store with its sagas, in surroundings that a test looks at: no network, no cookie, no history. */
export function fakeWorld({
  answers = {},
  token,
  preloaded,
  acceptsCookies = true,
  lazySagas = false,
  onCrash = failOnCrash,
}: {
  answers?: Answers;
  token?: string;
  preloaded?: Partial<RootState>;
  acceptsCookies?: boolean;
  /** Loads sagas with the first action, as the portal does. */
  lazySagas?: boolean;
  onCrash?: NonNullable<StoreOptions['onCrash']>;
} = {}) {
  const sent: Sent[] = [];
  const visited: { to: string; replace: boolean; state: unknown }[] = [];
  const reloads: (string | undefined)[] = [];
  const lookedAhead: string[] = [];
  const told: string[] = [];
  const kept: {
    token: string | undefined;
    email: string;
    endsAt?: number;
    sent?: { link: string; at: number };
  } = { token, email: '' };
  const tabs: { listener: ((event: TabEvent) => void) | undefined } = { listener: undefined };

  function send<Name extends CallName>(
    name: Name,
    options: SendOptions<Name>,
  ): Promise<AnswerOf<Name>>;
  async function send(name: CallName, options: Sent['options']): Promise<unknown> {
    sent.push({ name, options });
    const given: unknown = await answers[name];
    if (given === undefined) throw new ProblemError({ kind: 'offline' });
    if (isProblem(given)) throw new ProblemError(given);
    return given;
  }
  const http: Http = { send };
  const storage: SessionStorage = {
    token: () => kept.token,
    storeToken(value) {
      if (acceptsCookies) kept.token = value;
      return acceptsCookies;
    },
    clearToken() {
      kept.token = undefined;
    },
    endsAt: () => kept.endsAt,
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
    context: {
      http,
      transport,
      network,
      storage,
      navigate: (to, { replace = false, state } = {}) => visited.push({ to, replace, state }),
      lookAhead: (path) => lookedAhead.push(path),
      reload: (path) => reloads.push(path),
      currentPath: () => visited.at(-1)?.to ?? '/user/noor',
    },
    ...(preloaded ? { preloaded } : {}),
    ...(lazySagas ? {} : { loaded: LOADED_SAGAS }),
    onCrash,
  });
  return {
    store,
    sent,
    visited,
    reloads,
    lookedAhead,
    told,
    kept,
    answers,
    /** Where files leave: a test sends them on, breaks them off, or takes the network away. */
    line,
    /** What another tab of the same browser tells. */
    fromOtherTab: (event: TabEvent) => tabs.listener?.(event),
  };
}

const LOADED_SAGAS = {
  runFeature,
  sagas: { auth: authSaga, connection: connectionSaga, session: sessionSaga },
};

function failOnCrash(_: string, cause: unknown): never {
  throw cause;
}

const KINDS = [
  'offline',
  'slow',
  'signedOut',
  'forbidden',
  'missing',
  'refused',
  'tooMany',
  'broken',
  'nonsense',
];

function isProblem(given: unknown): given is Problem {
  if (typeof given !== 'object' || given === null) return false;
  return 'kind' in given && typeof given.kind === 'string' && KINDS.includes(given.kind);
}
