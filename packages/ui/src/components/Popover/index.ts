export {
  Popover,
  POPOVER_PLACES,
  type PopoverPlace,
  type PopoverProps,
  type PopoverTrigger,
} from './Popover';
export { lazyWithRetry } from './lazyWithRetry';
