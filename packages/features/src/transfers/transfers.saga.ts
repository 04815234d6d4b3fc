import type { ResponseOf, FileEndpointName } from '@jawla/contract';
import { buffers, eventChannel } from 'redux-saga';
import { toProblem, type Problem } from '#core/http';
import { session } from '#session';
import {
  delay,
  getContext,
  put,
  race,
  take,
  takeEvery,
  takeFrom,
  takeWithTimeout,
} from '#core/store';
import type { Network } from '#core/device';
import { transfers } from './transfers.slice';
import { uploadKey, type UploadSubject } from './uploadSubject';
import { CANCELLED, totalBytes, type UploadRequest, type Transport } from '#core/http';

/** Time without progress after which a transfer counts as stalled, in milliseconds. */
const STALL_MS = 15_000;
/** A request may fail a little before the browser's `offline` event. */
const OFFLINE_GRACE_MS = 400;
/** Throttle of progress events, in milliseconds. */
const PROGRESS_THROTTLE_MS = 100;

type TransferEvent =
  | { kind: 'sent'; bytes: number }
  | { kind: 'answered'; answer: ResponseOf<FileEndpointName> }
  | { kind: 'failed'; problem: Problem }
  | { kind: 'offline' };

type Ending = Exclude<TransferEvent, { kind: 'sent' }>;

/** Runs uploads to completion; pauses while offline or signed out, then resumes. */
export function* transfersSaga() {
  yield takeEvery(transfers.actions.started, runUntilDiscarded);
}

function* runUntilDiscarded({
  payload: { subject },
  meta,
}: ReturnType<typeof transfers.actions.started>) {
  yield race({
    finished: runUpload(subject, meta.arg),
    discarded: take(
      (action: unknown) =>
        (transfers.actions.discarded.match(action) &&
          uploadKey(action.payload.subject) === uploadKey(subject)) ||
        (transfers.actions.started.match(action) &&
          uploadKey(action.payload.subject) === uploadKey(subject)) ||
        session.actions.loggedOut.match(action) ||
        session.actions.unsavedChangesDiscarded.match(action),
    ),
  });
}

function* runUpload(
  subject: UploadSubject,
  request: UploadRequest,
): Generator<unknown, void, never> {
  const network = yield* getContext('network');
  for (;;) {
    if (!network.isOnline()) {
      yield put(transfers.actions.paused({ subject, until: 'online' }));
      yield* waitForNetwork(network);
      yield put(transfers.actions.resumed({ subject }));
    }
    const ending = yield* attempt(subject, request);
    if (ending.kind === 'answered') {
      yield put(transfers.actions.done({ subject, answer: ending.answer }));
      return;
    }
    if (ending.kind === 'failed') {
      const { problem } = ending;
      if (problem.kind === 'offline' && network.isOnline()) yield delay(OFFLINE_GRACE_MS);
      if (problem.kind === 'unauthenticated') {
        yield put(transfers.actions.paused({ subject, until: 'signedIn' }));
        yield take(session.actions.renewed);
        yield put(transfers.actions.resumed({ subject }));
      } else if (problem.kind !== 'offline' || network.isOnline()) {
        yield put(transfers.actions.failed({ subject, problem }));
        return;
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
  let ending: Ending | undefined;
  try {
    while (ending === undefined) {
      const event = yield* takeWithTimeout(events, STALL_MS);
      if (event === undefined) yield put(transfers.actions.stalled({ subject }));
      else if (event.kind === 'sent') {
        yield put(transfers.actions.advanced({ subject, sent: event.bytes, at: Date.now() }));
      } else ending = event;
    }
    return ending;
  } finally {
    // Not the effect `cancelled()`: yielding it here would resume the loop that delegates to this generator.
    end(ending === undefined ? CANCELLED : 'for now');
  }
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
    end: (reason: string) => {
      events.close();
      control.abort(reason);
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
