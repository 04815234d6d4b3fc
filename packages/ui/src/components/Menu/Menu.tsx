import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { DownIcon } from '../../icons';
import { useSharedRef } from '../../props/useSharedRef';
import { Button, type ButtonProps } from '../Button';
import { IconButton } from '../IconButton';
import { MenuList, type MenuEntry, type MenuPlace } from './MenuList';

export interface MenuProps extends Omit<ButtonProps, 'children' | 'busy'> {
  /** Label of the button. */
  label: string;
  /** Shows this icon instead of the label. */
  sign?: ReactNode;
  /** The actions and links in order. */
  entries: readonly MenuEntry[];
  /** The edge of the button with which the list is aligned; it stays inside the window. */
  place?: MenuPlace | undefined;
}

/**
 * A button that opens a list of actions and links. Arrow keys, Home and End move, letters select by prefix, Escape
 * and Tab close; the focus returns to the button. For choosing a value of a form use Select or Combobox. Rest props
 * and `ref` go to the button.
 */
export function Menu({
  label,
  sign,
  entries,
  place = 'start',
  ref,
  onClick,
  onKeyDown,
  ...rest
}: MenuProps) {
  const { variant, ...others } = rest;
  const button = useSharedRef(ref);
  const id = useId();
  const [opened, setOpened] = useState<'first' | 'last'>();
  const isOpen = opened !== undefined && rest.disabled !== true;
  const trigger: ComponentPropsWithRef<'button'> = {
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: (event) => {
      onClick?.(event);
      if (event.defaultPrevented) return;
      if (isOpen) button.current?.focus();
      setOpened(isOpen ? undefined : 'first');
    },
    onKeyDown: (event) => {
      onKeyDown?.(event);
      if (event.defaultPrevented || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      event.preventDefault();
      setOpened(event.key === 'ArrowDown' ? 'first' : 'last');
    },
  };
  return (
    <>
      {sign === undefined ? (
        <Button {...rest} {...trigger}>
          {label}
          <DownIcon size="1em" />
        </Button>
      ) : (
        <IconButton
          {...others}
          {...trigger}
          variant={variant === 'danger' ? 'quiet' : variant}
          label={label}
          icon={sign}
        />
      )}
      {isOpen && (
        <MenuList
          {...{ id, label, entries, place }}
          anchor={button}
          initial={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
