export { PhoneField, type PhoneFieldProps } from './PhoneField';
export type { CountryPickerLabels } from './CountryPicker';
export { isPossiblePhone } from './phoneNumber';
