export {
  TOAST_TONES,
  ToastProvider,
  useToast,
  type ShownToast,
  type Toast,
  type ToastAction,
  type ToastProviderProps,
  type ToastTone,
} from './ToastProvider';
