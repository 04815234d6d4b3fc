export { TimeField, type TimeFieldProps, type TimeFieldTexts } from './TimeField';
