export { Calendar, type CalendarProps } from './Calendar';
export type { MonthOptions } from './CalendarMonth';
export { CALENDARS, type CalendarName } from './calendars';
export type { DayOfWeek } from './WeekKeys';
