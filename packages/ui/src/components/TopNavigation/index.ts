export type { Navigation, NavigationItem } from '../Navigation';
export {
  PHONE_ITEMS,
  TopNavigation,
  type PhoneItems,
  type TopNavigationProps,
} from './TopNavigation';
