import type { DialogProps } from '../Dialog';
import * as S from './Drawer.styles';

export type DrawerProps = Omit<DialogProps, 'role' | 'hasClose' | 'onClose'> & {
  /** A drawer is always dismissible: by Escape, by a click outside, and by its close button. */
  onClose: () => void;
};

/**
 * A panel that slides in over the page from the inline end: filters, details, a phone's menu. For questions
 * use Dialog.
 */
export function Drawer(props: DrawerProps) {
  return <S.Root {...props} hasClose />;
}
