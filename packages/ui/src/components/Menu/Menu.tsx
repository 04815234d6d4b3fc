import { useState, type ReactNode } from 'react';
import { MenuTrigger, Pressable } from 'react-aria-components';
import { DownIcon } from '../../icons';
import { Button, type ButtonProps } from '../Button';
import { AriaLocale, Floating } from '../Floating';
import { IconButton } from '../IconButton';
import { MenuList } from './MenuList';
import type { MenuPart } from './menuEntries';

export interface MenuProps extends Omit<ButtonProps, 'children' | 'onClick' | 'busy'> {
  /** Label of the button. */
  label: string;
  /** Shows this icon instead of the label. */
  sign?: ReactNode;
  /** The entries in order: actions, sections, and separators. */
  entries: readonly MenuPart[];
}

/**
 * A button that opens a list of actions. Arrow keys move and open submenus, letters select by prefix, Escape
 * closes one level, Tab closes all; the focus returns to the button. For choosing a value of a form use
 * Select or Combobox. Rest props and `ref` go to the button.
 */
export function Menu({ label, sign, entries, ...rest }: MenuProps) {
  const { variant, ...others } = rest;
  const [isOpen, setOpen] = useState(false);
  const trigger =
    sign === undefined ? (
      <Button {...rest}>
        {label}
        <DownIcon size="1em" />
      </Button>
    ) : (
      <IconButton
        {...others}
        variant={variant === 'danger' ? 'quiet' : (variant ?? 'quiet')}
        label={label}
        icon={sign}
      />
    );
  if (rest.disabled === true) return trigger;
  return (
    <AriaLocale>
      <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <Pressable>{trigger}</Pressable>
        <Floating placement="bottom start">
          <MenuList label={label} entries={entries} onClose={() => setOpen(false)} />
        </Floating>
      </MenuTrigger>
    </AriaLocale>
  );
}
