export * from './components/Avatar';
export * from './components/Badge';
export * from './components/CodeBoxes';
export * from './components/Notice';
export * from './components/Pager';
export * from './components/Popover';
export * from './components/ProgressBar';
export * from './components/RadioGroup';
export * from './components/TextArea';
export * from './components/Banner';
export * from './components/Button';
export * from './components/Card';
export * from './components/Checkbox';
export * from './components/Combobox';
export * from './components/DateField';
export * from './components/Dialog';
export * from './components/Drawer';
export * from './components/EmptyState';
export * from './components/FileDrop';
export * from './components/FileList';
export * from './components/Grid';
export * from './components/Heading';
export * from './components/IconButton';
export * from './components/ImagePicker';
export {
  LinkProvider,
  type ExternalLink,
  type LinkComponent,
  type LinkComponentProps,
  type LinkProviderProps,
} from './components/Link';
export * from './components/LinkButton';
export { LiveRegion, useAnnounce, type LiveRegionProps } from './components/LiveRegion';
export * from './components/Ltr';
export * from './components/Menu';
export * from './components/PasswordField';
export * from './components/Picture';
export * from './components/SearchField';
export * from './components/Select';
export * from './components/Skeleton';
export * from './components/SkipLink';
export * from './components/Spinner';
export * from './components/Stack';
export * from './components/Table';
export * from './components/Tabs';
export * from './components/Tag';
export * from './components/Text';
export * from './components/TextField';
export * from './components/TextLink';
export * from './components/Toast';
export * from './components/Tooltip';
export * from './components/VisuallyHidden';
export * from './patterns/ConfirmDialog';
export * from './patterns/ErrorPage';
export * from './patterns/Footer';
export * from './patterns/Header';
export * from './patterns/LanguageToggle';
export * from './patterns/LoadingScreen';
export * from './patterns/MessageDialog';
export * from './patterns/PageHeading';
export * from './patterns/PageShell';
export * from './patterns/ProjectCard';
export * from './patterns/SplitSheet';
export * from './patterns/UploadPanel';
export { useBrand } from './theme/BrandContext';
export { useDirection, useLocale, type Direction } from './theme/DirectionProvider';
export { loadRightToLeft } from './theme/rightToLeft';
export { UiProvider, type UiProviderProps } from './theme/UiProvider';
