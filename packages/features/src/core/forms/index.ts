export { Counter } from './Counter';
export { focusAfterDialog } from './focusAfterDialog';
export { neighbourOf } from './neighbourOf';
export { focusFirstError } from './focusFirstError';
export { useFocusLoss } from './useFocusLoss';
export { useSaveKey } from './useSaveKey';
export { lazyValidation } from './lazyValidation';
export { atLeast, atMost, lineSchema } from './lineSchema';
export { formTexts } from './forms.texts';
