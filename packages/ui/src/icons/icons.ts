// One file per icon, so that bundles contain only the icons that are used (tree shaking).

// Icons that point along the reading direction are mirrored in Arabic ...
export * from './BackIcon';
export * from './ForwardIcon';
export * from './PreviousIcon';
export * from './NextIcon';
export * from './ExternalIcon';
export * from './LogOutIcon';
export * from './UndoIcon';
export * from './MenuIcon';
export * from './SortDownIcon';
export * from './SortUpIcon';

// ... the others show things and are not.
export * from './AddIcon';
export * from './AlertIcon';
export * from './ArchiveIcon';
export * from './AreaIcon';
export * from './BuildingIcon';
export * from './CalendarIcon';
export * from './CheckIcon';
export * from './ClockIcon';
export * from './CloseIcon';
export * from './CompareIcon';
export * from './CopyIcon';
export * from './DeleteIcon';
export * from './DoneIcon';
export * from './DownIcon';
export * from './DownloadIcon';
export * from './EditIcon';
export * from './FileIcon';
export * from './FilmIcon';
export * from './FilterIcon';
export * from './FullscreenIcon';
export * from './HeightIcon';
export * from './HideIcon';
export * from './InfoIcon';
export * from './LanguageIcon';
export * from './LayersIcon';
export * from './MailIcon';
export * from './PersonIcon';
export * from './MoreIcon';
export * from './PeopleIcon';
export * from './PhoneIcon';
export * from './PictureIcon';
export * from './PlaceIcon';
export * from './QrIcon';
export * from './ReloadIcon';
export * from './RemoveIcon';
export * from './SearchIcon';
export * from './ShareIcon';
export * from './ShowIcon';
export * from './SortIcon';
export * from './UploadIcon';
export * from './WarningIcon';
