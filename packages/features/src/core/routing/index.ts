export { PageTitle } from './PageTitle';
export { RouterLink } from './RouterLink';
export { useFocusOnNavigation } from './useFocusOnNavigation';
export { useLookAhead } from './useLookAhead';
