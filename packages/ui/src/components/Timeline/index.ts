export { Timeline, type TimelineEntry, type TimelineLook, type TimelineProps } from './Timeline';
