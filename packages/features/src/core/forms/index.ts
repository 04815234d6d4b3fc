export { Counter } from './Counter';
export { focusAfterDialog } from './focusAfterDialog';
export { focusFirstError } from './focusFirstError';
export { useFocusLoss } from './useFocusLoss';
export { useSaveKey } from './useSaveKey';
export { atLeast, atMost, isUnchanged, lineSchema } from './lineSchema';
export { formTexts } from './forms.texts';
