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
