export {
  guard,
  homeOf,
  ROUTES,
  type Access,
  type ErrorReason,
  type Person,
  type RouteName,
} from './guards';
export { selectUser, session } from './session.slice';
export { useUnsavedWork } from './useUnsavedWork';
export { SessionNotices } from './SessionNotices';
export { endedOn } from './guards';
export { QrLoginButton } from './qr';
export { sessionSaga } from './session.saga';
export {
  type SessionNotice,
  selectNotice,
  selectReturnTo,
  selectUserRemote,
} from './session.slice';
export { sessionTexts } from './session.texts';
