import type { Feature } from '#core/store';
import { changePassword, logIn, logInByCode } from './auth.requests';
import { authSaga } from './auth.saga';
import { messages } from './messages.slice';

export const authFeature: Feature = {
  name: 'auth',
  slices: [logIn, logInByCode, changePassword, messages],
  saga: authSaga,
};
