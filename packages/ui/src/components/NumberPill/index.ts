export {
  NumberPill,
  NUMBER_PILL_LOOKS,
  type NumberPillLook,
  type NumberPillProps,
} from './NumberPill';
