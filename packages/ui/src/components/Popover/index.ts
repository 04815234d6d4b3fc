export { Popover, POPOVER_PLACES, type PopoverPlace, type PopoverProps } from './Popover';
