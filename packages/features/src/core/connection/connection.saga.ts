import type { ApiClient } from '#core/http';
import { call, delay, getContext, select, takeLeading } from '#core/store';
import { connection, selectReached } from './connection.slice';

/** How often a lost server is looked for, in milliseconds. */
const POLL_INTERVAL_MS = 10_000;

/** Looks for the server while it cannot be reached, so that the page need not be touched to find out. */
export function* connectionSaga() {
  yield takeLeading(connection.actions.lost, pollServer);
}

function* pollServer() {
  const http = yield* getContext('http');
  const storage = yield* getContext('storage');
  for (;;) {
    yield delay(POLL_INTERVAL_MS);
    const token = storage.token();
    // Without a session there is nothing to ask for: the next login finds out by itself.
    if (token === undefined || (yield* select(selectReached))) return;
    yield* call(knock, http, token);
  }
}

/** Every response reports reachability through the API client itself. */
async function knock(http: ApiClient, token: string): Promise<void> {
  try {
    await http.send('currentUser', { params: { token } });
  } catch {
    // Not yet.
  }
}
