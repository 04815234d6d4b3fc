export { TagsField, type TagsFieldProps } from './TagsField';
export type { TagsFieldTexts } from './tagsFieldTexts';
