import type { ResponseOf, FileEndpointName } from '@jawla/contract';
import { nanoid } from '@reduxjs/toolkit';
import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import type { Network } from '#core/device';
import {
  toProblem,
  totalBytes,
  type Problem,
  type Transport,
  type UploadRequest,
} from '#core/http';
import { delay, fork, getContext, put, race, select, take, takeEvery, takeFrom } from '#core/store';
import { selectUser, session } from '#session';
import { selectTransfer, transfers } from './transfers.slice';
import { uploadKey, type UploadSubject } from './uploadSubject';

/** Time without progress after which a transfer counts as stalled, in milliseconds. */
const STALL_MS = 15_000;
/** A request may fail a little before the browser's `offline` event. */
const OFFLINE_GRACE_MS = 400;
/** Throttle of progress events, in milliseconds. */
const PROGRESS_THROTTLE_MS = 100;

const { actions } = transfers;
/** The actions after which a request may be sent with another token. */
const SESSION_BEGAN = [session.actions.renewed, session.actions.userLoaded];

type TransferEvent =
  | { kind: 'sent'; bytes: number }
  | { kind: 'answered'; answer: ResponseOf<FileEndpointName> }
  | { kind: 'failed'; problem: Problem }
  | { kind: 'offline' };

type Ending = Exclude<TransferEvent, { kind: 'sent' }> | { kind: 'paused' } | { kind: 'signedOut' };

/** The token of the session that this tab knows: another tab may have logged in as another user. */
interface KnownSession {
  token: string | undefined;
}

/**
 * Runs uploads to completion, for the lifetime of the page. They pause while offline or signed out, then
 * resume.
 */
export function* transfersSaga() {
  const storage = yield* getContext('storage');
  const known: KnownSession = { token: storage.token() };
  const user = yield* select(selectUser);
  if (user !== undefined) yield put(actions.ownerKnown(user.userName));
  yield takeEvery(SESSION_BEGAN, () => {
    known.token = storage.token();
  });
  yield takeEvery(actions.started, ({ payload, meta }) => run(payload.subject, meta.arg, known));
}

/** Runs an upload, and again as often as the user retries it, until it is done or discarded. */
function* run(
  subject: UploadSubject,
  request: UploadRequest,
  known: KnownSession,
): Generator<unknown, void, { ended?: 'done' | 'failed'; retried?: unknown; discarded?: boolean }> {
  for (;;) {
    const work = nanoid();
    yield put(session.actions.workBegan(work));
    const { ended, discarded } = yield race({
      ended: runUpload(subject, request, known),
      discarded: untilDiscarded(subject),
    });
    if (discarded === true) yield fork(discardOnServer, request);
    yield put(session.actions.workEnded(work));
    if (ended !== 'failed') return;
    const { retried } = yield race({
      retried: take(isAbout(actions.retried, subject)),
      discarded: untilDiscarded(subject),
    });
    if (retried === undefined) return;
  }
}

/** Waits until an upload is discarded. @returns whether its user has discarded it, and is still authorized */
function* untilDiscarded(subject: UploadSubject): Generator<unknown, boolean, never> {
  for (;;) {
    const action: unknown = yield take([
      actions.started,
      actions.cancelled,
      actions.dismissed,
      session.actions.loggedOut,
      session.actions.userLoaded,
    ]);
    // Sent again from the beginning.
    if (isAbout(actions.started, subject)(action)) return false;
    if ((yield* select((state) => selectTransfer(state, subject))) === undefined) {
      return !session.actions.userLoaded.match(action);
    }
  }
}

function isAbout<Payload extends { subject: UploadSubject }>(
  creator: { match: (action: unknown) => action is { payload: Payload } },
  subject: UploadSubject,
) {
  return (action: unknown): action is { payload: Payload } =>
    creator.match(action) && uploadKey(action.payload.subject) === uploadKey(subject);
}

function* discardOnServer(request: UploadRequest) {
  const transport = yield* getContext('transport');
  // Nothing depends on it: the server deletes what is not continued.
  transport.discard(request).catch(() => undefined);
}

function* runUpload(
  subject: UploadSubject,
  request: UploadRequest,
  known: KnownSession,
): Generator<unknown, 'done' | 'failed', never> {
  const network = yield* getContext('network');
  const storage = yield* getContext('storage');
  /** The token of a session that has ended. */
  let ended: { token: string | undefined } | undefined;
  for (;;) {
    const { token } = known;
    if (!network.isOnline()) {
      yield put(actions.paused({ subject, until: 'online' }));
      yield* waitForNetwork(network);
      yield put(actions.resumed({ subject }));
    } else if (storage.token() !== token || (ended !== undefined && ended.token === token)) {
      yield put(actions.paused({ subject, until: 'signedIn' }));
      yield take(SESSION_BEGAN);
      known.token = storage.token();
      ended = undefined;
      yield put(actions.resumed({ subject }));
    } else {
      const ending = yield* attempt(subject, request);
      if (ending.kind === 'answered') {
        yield put(actions.done({ subject, answer: ending.answer, at: Date.now() }));
        return 'done';
      }
      if (ending.kind === 'paused') yield take(isAbout(actions.resumed, subject));
      if (ending.kind === 'signedOut') ended = { token };
      if (ending.kind === 'failed') {
        const { problem } = ending;
        if (problem.kind === 'offline' && network.isOnline()) yield delay(OFFLINE_GRACE_MS);
        if (problem.kind === 'unauthenticated') ended = { token };
        else if (problem.kind !== 'offline' || network.isOnline()) {
          yield put(actions.failed({ subject, problem }));
          return 'failed';
        }
      }
    }
  }
}

function* attempt(
  subject: UploadSubject,
  request: UploadRequest,
): Generator<unknown, Ending, never> {
  const transport = yield* getContext('transport');
  const network = yield* getContext('network');
  const { events, end } = startAttempt(request, transport, network);
  try {
    for (;;) {
      const event = yield* nextEvent(events, subject);
      if (event === undefined) yield put(actions.stalled({ subject }));
      else if (event.kind === 'sent') {
        yield put(actions.advanced({ subject, sent: event.bytes, at: Date.now() }));
      } else return event;
    }
  } finally {
    // Not the effect `cancelled()`: yielding it here would resume the loop that delegates to this generator.
    end();
  }
}

interface Interruption {
  event?: TransferEvent;
  paused?: unknown;
  ended?: unknown;
}

/** Takes the next event of an attempt, or its interruption; `undefined` after a while without either. */
function* nextEvent(
  events: EventChannel<TransferEvent>,
  subject: UploadSubject,
): Generator<unknown, TransferEvent | Ending | undefined, never> {
  const transfer = yield* select((state) => selectTransfer(state, subject));
  // All bytes are sent: the server publishes them even if the session ends before its response.
  const interruptions =
    transfer?.phase === 'finishing'
      ? {}
      : { paused: take(isAbout(actions.paused, subject)), ended: take(session.actions.expired) };
  const { event, paused, ended }: Interruption = yield race({
    event: take(events),
    late: delay(STALL_MS),
    ...interruptions,
  });
  if (paused !== undefined) return { kind: 'paused' };
  return ended === undefined ? event : { kind: 'signedOut' };
}

/** Starts one attempt and emits its events until it ends. */
function startAttempt(request: UploadRequest, transport: Transport, network: Network) {
  const control = new AbortController();
  const total = totalBytes(request.files);
  const events = eventChannel<TransferEvent>((emit) => {
    let emittedAt = 0;
    const onSent = (bytes: number) => {
      const now = Date.now();
      if (now - emittedAt < PROGRESS_THROTTLE_MS && bytes < total) return;
      emittedAt = now;
      emit({ kind: 'sent', bytes });
    };
    transport.send(request, { signal: control.signal, onSent }).then(
      (answer) => emit({ kind: 'answered', answer }),
      (cause: unknown) => emit({ kind: 'failed', problem: toProblem(cause) }),
    );
    // While the browser is offline, a request may stay pending indefinitely.
    return network.watch((online) => {
      if (!online) emit({ kind: 'offline' });
    });
  }, buffers.expanding());
  return {
    events,
    end: () => {
      events.close();
      control.abort();
    },
  };
}

function* waitForNetwork(network: Network) {
  const back = eventChannel<{ online: true }>((emit) =>
    network.watch((online) => {
      if (online) emit({ online: true });
    }),
  );
  try {
    if (!network.isOnline()) yield* takeFrom(back);
  } finally {
    back.close();
  }
}
