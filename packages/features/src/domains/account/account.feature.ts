import type { Feature, RequestSlices } from '#core/store';
import * as requests from './account.requests';
import { accountSaga } from './account.saga';

export const accountFeature: Feature = {
  name: 'account',
  requests: [
    requests.loadAccount,
    requests.saveAccount,
    requests.requestEmailChange,
    requests.confirmEmailChange,
    requests.undoEmailChange,
    requests.replacePassword,
    requests.loadSessions,
    requests.endSession,
    requests.endOtherSessions,
    requests.loadAccountData,
  ],
  saga: accountSaga,
};

declare module '#core/rootReducer' {
  interface LazySlices extends RequestSlices<typeof requests> {}
}
