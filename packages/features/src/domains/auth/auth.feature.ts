import type { UnknownAction } from '@reduxjs/toolkit';
import type { Problem } from '#core/http';
import { addFeature } from '#core/store';
import { auth } from './auth.slice';
import { messages } from './messages.slice';

const OFFLINE: Problem = { kind: 'offline' };

addFeature({
  name: 'auth',
  slices: [auth, messages],
  saga: {
    load: async () => (await import('./auth.saga')).authSaga,
    lost: (missed) => missed.flatMap(failureOf),
  },
});

/** What a form is told that was sent where there is no network. */
function failureOf(action: UnknownAction): UnknownAction[] {
  if (auth.actions.loginSubmitted.match(action)) return [auth.actions.loginFailed(OFFLINE)];
  if (auth.actions.codeSubmitted.match(action)) return [auth.actions.codeRefused(OFFLINE)];
  if (auth.actions.passwordSubmitted.match(action)) return [auth.actions.passwordRefused(OFFLINE)];
  if (messages.actions.messageAsked.match(action)) {
    return [messages.actions.messageFailed({ problem: OFFLINE, at: Date.now() })];
  }
  if (messages.actions.linkOpened.match(action)) {
    return [messages.actions.linkFailed({ id: action.payload.id, problem: OFFLINE })];
  }
  return [];
}
