import type { KeyboardEvent } from 'react';
import { Menu as AriaMenu } from 'react-aria-components';
import { MenuParts } from './MenuParts';
import type { MenuPart } from './menuEntries';
import * as S from './Menu.styles';

interface MenuListProps {
  /** Accessible name of the menu. */
  label: string;
  entries: readonly MenuPart[];
  /** Moves the focus to the first entry, for menus without a trigger. */
  takesFocus?: boolean;
  /** Closes the menu and its submenus. */
  onClose: () => void;
}

/** The entries of a Menu on its sheet. */
export function MenuList({ label, entries, takesFocus = false, onClose }: MenuListProps) {
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    // The headless menu would trap the focus. Closing returns it to the previous element.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <S.Box onKeyDownCapture={leave} onContextMenu={(event) => event.preventDefault()}>
      <AriaMenu aria-label={label} onClose={onClose} {...(takesFocus && { autoFocus: 'first' })}>
        <MenuParts parts={entries} onClose={onClose} />
      </AriaMenu>
    </S.Box>
  );
}
