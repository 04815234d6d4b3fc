/** The controls of two dates that are compared, in one chunk that loads when they are. */
export { ComparedDates } from './ComparedDates';
export { LayoutSwitch } from './LayoutSwitch';
