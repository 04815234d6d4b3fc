export {
  DateRangeField,
  type DateRange,
  type DateRangeFieldProps,
  type DateRangePreset,
} from './DateRangeField';
