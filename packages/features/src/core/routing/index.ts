export { findPage, type FoundPage } from './findPage';
export { PATH_PATTERNS, type PathPattern } from './pathPatterns';
export {
  href,
  PAGE_NAMES,
  PAGES,
  type Access,
  type PageDefinition,
  type PageName,
  type ParamsOf,
} from './pages';
export { isPreviousEntry } from './isPreviousEntry';
export { handleSkippedTransitions } from './handleSkippedTransitions';
export { NavigationFocusProvider } from './navigationFocus';
export { PageTitle } from './PageTitle';
export { RouterLink } from './RouterLink';
export { useBack } from './useBack';
export { useIsRestored } from './useIsRestored';
export { useTermInUrl } from './useTermInUrl';
export { useLinkPrefetch } from './useLinkPrefetch';
