import { isAnyOf } from '@reduxjs/toolkit';
import { addFeature } from '#core/store';
import { session } from './session.slice';

const asksWhoItIs = isAnyOf(session.actions.userRequested, session.actions.loggedIn);

addFeature({
  name: 'session',
  // Every store has it from the start.
  slices: [],
  saga: {
    load: async () => (await import('./session.saga')).sessionSaga,
    lost: (missed) =>
      missed.some((action) => asksWhoItIs(action))
        ? [session.actions.userFailed({ kind: 'offline' })]
        : [],
  },
});
