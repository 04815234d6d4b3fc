export { DateField, type DateFieldProps } from './DateField';
export { isoDate } from './isoDate';
