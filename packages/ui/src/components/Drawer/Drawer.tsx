import type { DialogProps } from '../Dialog';
import * as S from './Drawer.styles';

export type DrawerProps = Omit<DialogProps, 'role' | 'closeLabel' | 'onClose'> & {
  /** A drawer can always be closed: by Escape, by a press beside it, and by its cross. */
  onClose: () => void;
  /** Name of the cross in the corner. */
  closeLabel: string;
};

/**
 * A sheet that slides in from where lines end, over the page: filters, details, a phone's menu. What asks
 * a question is a Dialog.
 */
export function Drawer(props: DrawerProps) {
  return <S.Root {...props} />;
}
