export { Field, type FieldControl, type FieldTexts } from './Field';
