export { Announcer, useAnnounce } from './Announcer';
export { LiveRegion, type LiveRegionProps } from './LiveRegion';
