export { PhoneField, type PhoneFieldProps } from './PhoneField';
export type { CountryPickerLabels } from './CountryList';
export { isPossiblePhone } from './phoneNumber';
