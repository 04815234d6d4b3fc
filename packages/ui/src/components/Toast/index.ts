export { TOAST_TONES, type Toast, type ToastAction, type ToastTone } from './ToastItem';
export { ToastProvider, useToast, type ShownToast, type ToastProviderProps } from './ToastProvider';
