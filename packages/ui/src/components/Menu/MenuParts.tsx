import type { ReactElement, ReactNode } from 'react';
import {
  Header,
  Menu as AriaMenu,
  MenuSection,
  Separator,
  SubmenuTrigger,
  type MenuItemProps,
} from 'react-aria-components';
import { CheckIcon, NextIcon } from '../../icons';
import { Floating } from '../Floating';
import type { MenuChoiceEntry, MenuEntry, MenuPart } from './menuEntries';
import { useIsNarrow } from './useIsNarrow';
import * as S from './Menu.styles';

interface MenuPartsProps {
  parts: readonly MenuPart[];
  /** Closes the menu and its submenus. */
  onClose: () => void;
}

/** The parts of one level of a menu. */
export function MenuParts({ parts, onClose }: MenuPartsProps) {
  return parts.map((part) => {
    if ('separator' in part) return <Separator key={part.id} id={part.id} />;
    if (!('heading' in part)) return <Entry key={part.id} entry={part} onClose={onClose} />;
    const { id, heading, choice } = part;
    return (
      <MenuSection key={id} id={id}>
        <Header>{heading}</Header>
        {choice === undefined
          ? part.entries.map((entry) => <Entry key={entry.id} entry={entry} onClose={onClose} />)
          : choice.entries.map((entry) => (
              <Item
                key={entry.id}
                entry={entry}
                start={<Tick checked={entry.id === choice.value} />}
                render={checkable('menuitemradio', entry.id === choice.value)}
                onAction={() => {
                  choice.onValueChange(entry.id);
                  onClose();
                }}
              />
            ))}
      </MenuSection>
    );
  });
}

function Entry({ entry, onClose }: { entry: MenuEntry; onClose: () => void }) {
  if (entry.entries !== undefined) {
    return <Submenu entry={entry} parts={entry.entries} onClose={onClose} />;
  }
  if (entry.href !== undefined) return <Item entry={entry} href={entry.href} onAction={onClose} />;
  if (entry.checked !== undefined) {
    const { checked, onCheckedChange } = entry;
    return (
      <Item
        entry={entry}
        start={<Tick checked={checked} />}
        render={checkable('menuitemcheckbox', checked)}
        // Stays open, so that several entries can be toggled in a row.
        shouldCloseOnSelect={false}
        onAction={() => onCheckedChange(!checked)}
      />
    );
  }
  const { onPress } = entry;
  return (
    <Item
      entry={entry}
      onAction={() => {
        onPress();
        onClose();
      }}
    />
  );
}

interface SubmenuProps extends MenuPartsProps {
  entry: MenuEntry;
}

function Submenu({ entry, parts, onClose }: SubmenuProps) {
  const isNarrow = useIsNarrow();
  return (
    <SubmenuTrigger>
      <Item entry={entry} end={<NextIcon size="1em" />} />
      <Floating isSubmenu placement={isNarrow ? 'bottom end' : 'end top'} offset={isNarrow ? 0 : 2}>
        <S.Box>
          <AriaMenu aria-label={entry.label}>
            <MenuParts parts={parts} onClose={onClose} />
          </AriaMenu>
        </S.Box>
      </Floating>
    </SubmenuTrigger>
  );
}

interface ItemProps extends Pick<
  MenuItemProps,
  'href' | 'onAction' | 'render' | 'shouldCloseOnSelect'
> {
  entry: MenuChoiceEntry;
  start?: ReactNode;
  end?: ReactNode;
}

function Item({ entry, start, end, ...rest }: ItemProps) {
  const { id, label, icon, disabled = false, tone = 'plain', shortcut } = entry;
  return (
    <S.Item id={id} textValue={label} isDisabled={disabled} $tone={tone} {...rest}>
      {start}
      {icon}
      <S.Label dir="auto">{label}</S.Label>
      {/* The keys are part of the accessible name, which must contain all visible text (WCAG 2.5.3). */}
      {shortcut !== undefined && (
        <>
          {' '}
          <kbd dir="ltr">{shortcut}</kbd>
        </>
      )}
      {end}
    </S.Item>
  );
}

function Tick({ checked }: { checked: boolean }) {
  return <S.Tick>{checked && <CheckIcon size="1em" />}</S.Tick>;
}

/** The headless menu sets these roles for whole sections only; here every entry may be checkable. */
function checkable(
  role: 'menuitemcheckbox' | 'menuitemradio',
  checked: boolean,
): NonNullable<MenuItemProps['render']> {
  return function renderCheckable(props): ReactElement {
    return 'href' in props ? (
      <a {...props}>{props.children}</a>
    ) : (
      <div {...props} role={role} aria-checked={checked} />
    );
  };
}
