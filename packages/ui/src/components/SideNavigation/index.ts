export {
  SideNavigation,
  type SideNavigationGroup,
  type SideNavigationProps,
  type SideNavigationSection,
} from './SideNavigation';
