import type { ApiClient } from '#core/http';
import { call, delay, getContext, select, takeLeading } from '#core/store';
import { connection, selectReached } from './connection.slice';

/** How often an unreachable server is polled, in milliseconds. */
const POLL_INTERVAL_MS = 10_000;

/** Polls the server while it is unreachable, so that the page recovers without user action. */
export function* connectionSaga() {
  yield takeLeading(connection.actions.lost, pollServer);
}

function* pollServer() {
  const http = yield* getContext('http');
  const storage = yield* getContext('storage');
  for (;;) {
    yield delay(POLL_INTERVAL_MS);
    const token = storage.token();
    // Without a session no endpoint needs polling: the next login shows whether the server is reachable.
    if (token === undefined || (yield* select(selectReached))) return;
    yield* call(sendProbe, http, token);
  }
}

/** Sends one request. The API client itself reports whether the server responded. */
async function sendProbe(http: ApiClient, token: string): Promise<void> {
  try {
    await http.send('currentUser', { params: { token } });
  } catch {
    // Still unreachable.
  }
}
