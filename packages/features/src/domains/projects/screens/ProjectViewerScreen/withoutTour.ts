/** One chunk: most tours that are opened exist. */
export { OtherDatesPage } from './OtherDatesPage';
export { TourPreparedPage } from './TourPreparedPage';
