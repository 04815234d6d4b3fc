export { NumberField, type NumberFieldProps, type NumberFieldTexts } from './NumberField';
