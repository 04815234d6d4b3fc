import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Menu as AriaMenu, MenuTrigger, Pressable } from 'react-aria-components';
import { DownIcon } from '../../icons';
import { Button, type ButtonProps } from '../Button';
import { AriaLocale, Floating } from '../Floating';
import { IconButton } from '../IconButton';
import * as S from './Menu.styles';

interface MenuEntryBase {
  /** Distinct among the entries. */
  id: string;
  label: string;
  icon?: ReactNode;
  disabled?: boolean | undefined;
  /** `danger` for what cannot be undone. */
  tone?: 'plain' | 'danger' | undefined;
}

/** Goes somewhere or does something; never both. */
export type MenuEntry = MenuEntryBase &
  ({ href: string; onPress?: never } | { onPress: () => void; href?: never });

export interface MenuProps extends Omit<ButtonProps, 'children' | 'onClick' | 'busy'> {
  /** What the button is called. */
  label: string;
  /** Shows this sign alone instead of the label. */
  sign?: ReactNode;
  /** What can be done, in order. */
  entries: readonly MenuEntry[];
}

/**
 * A button that opens a list of things to do. Arrow keys walk, letters jump, Escape and Tab close and give
 * the focus back. For choosing a value use Select or Combobox. Rest props and `ref` go to the button.
 */
export function Menu({ label, sign, entries, ...rest }: MenuProps) {
  const { variant, ...others } = rest;
  const [isOpen, setOpen] = useState(false);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    // The headless menu would keep the focus inside. Closing gives it back to the button.
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
  };
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
          <S.Box onKeyDownCapture={leave}>
            <AriaMenu aria-label={label}>
              {entries.map(
                ({ id, label: name, icon, disabled = false, tone = 'plain', ...does }) => (
                  <S.Item
                    key={id}
                    id={id}
                    textValue={name}
                    isDisabled={disabled}
                    $tone={tone}
                    {...(does.href === undefined
                      ? { onAction: does.onPress }
                      : { href: does.href })}
                  >
                    {icon}
                    {name}
                  </S.Item>
                ),
              )}
            </AriaMenu>
          </S.Box>
        </Floating>
      </MenuTrigger>
    </AriaLocale>
  );
}
