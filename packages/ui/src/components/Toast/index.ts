export {
  TOAST_TONES,
  ToastProvider,
  useToast,
  type Toast,
  type ToastProviderProps,
  type ToastTone,
} from './ToastProvider';
