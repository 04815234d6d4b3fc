export {
  TOAST_TONES,
  ToastProvider,
  useToast,
  type ShownToast,
  type Toast,
  type ToastProviderProps,
  type ToastTone,
} from './ToastProvider';
