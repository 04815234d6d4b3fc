export { AuthLayout } from './components/AuthLayout';
export { authTexts } from './auth.texts';
export { lazyValidate } from './lazyValidate';
export { messageTexts } from './messages.texts';
export { RequireValidLink } from './components/RequireValidLink';
export { PasswordHints } from './components/PasswordHints';
export { useFieldTexts } from './useFieldTexts';
export { useFormState, type FormState } from './useFormState';
