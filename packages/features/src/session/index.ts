export { endedOn, guard, homeOf, spelledOut, type ErrorReason, type Principal } from './guards';
export { isUserChange } from './isUserChange';
export { useQrLogin } from './qr';
export { sessionFeature } from './session.feature';
export {
  selectHasUnsavedWork,
  selectNotice,
  selectReauth,
  selectReturnTo,
  selectUser,
  selectUserData,
  session,
  type SessionNotice,
} from './session.slice';
export { sessionTexts } from './session.texts';
export { SessionNotices } from './SessionNotices';
export { userShown } from './userShown';
export { useUnsavedChanges } from './useUnsavedChanges';
