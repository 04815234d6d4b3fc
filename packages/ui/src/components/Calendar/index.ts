export { Calendar, type CalendarProps } from './Calendar';
export type { DayOfWeek, MonthOptions } from './CalendarMonth';
export { CALENDARS, type CalendarName } from './calendars';
