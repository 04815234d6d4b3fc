import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useLatest } from '../../props/useLatest';
import { fold } from '../../text/fold';
import { ListboxPopup } from '../Listbox/ListboxPopup';
import { nextOption } from '../Listbox/nextOption';
import * as S from './Menu.styles';

/** An action or a link of a menu. */
export type MenuEntry = {
  /** Unique among the entries. */
  id: string;
  label: string;
  icon?: ReactNode;
  disabled?: boolean | undefined;
  /** `danger` for actions that cannot be undone. */
  tone?: 'plain' | 'danger' | undefined;
} & (
  | { href: string; download?: boolean | undefined; onPress?: never }
  | { onPress: () => void; href?: never }
);

export type MenuPlace = 'start' | 'end';

interface MenuListProps {
  id: string;
  label: string;
  entries: readonly MenuEntry[];
  place: MenuPlace;
  /** The button of the menu. */
  anchor: RefObject<HTMLElement | null>;
  /** The entry that gets the focus. */
  initial: 'first' | 'last';
  onClose: () => void;
}

/** Letters that follow within this time belong to one prefix, in milliseconds. */
const TYPING = 500;

/** The open list. It has the focus, which returns to the button when it closes. */
export function MenuList(props: MenuListProps) {
  const { id, label, entries, place, anchor, initial, onClose } = props;
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });

  const elements = () => [...(list.current?.children ?? [])];
  const focus = (index: number | undefined) => {
    const element = elements()[index ?? -1];
    if (element instanceof HTMLElement) element.focus();
  };
  const move = (key: string) => {
    const { activeElement } = document;
    const active = elements().findIndex((element) => element === activeElement);
    return nextOption(key, active, entries, isDisabled, { edges: 'wrap', hasHomeAndEnd: true });
  };
  const openAt = useLatest(() => focus(move(initial === 'first' ? 'Home' : 'End')));
  useLayoutEffect(() => openAt.current(), [openAt]);

  const close = () => {
    anchor.current?.focus();
    onClose();
  };

  /** Moves to the next entry that starts with what was typed; the same letter again moves on. */
  const search = (letter: string, now: number) => {
    const before = now - typed.current.at < TYPING ? typed.current.text : '';
    const text = before === letter ? letter : before + letter;
    typed.current = { text, at: now };
    const { activeElement } = document;
    const from = elements().findIndex((element) => element === activeElement);
    const order = [...entries.keys()].map(
      (step) => (from + step + (text.length === 1 ? 1 : 0)) % entries.length,
    );
    focus(
      order.find((index) => {
        const entry = entries[index];
        return entry && !isDisabled(entry) && fold(entry.label).startsWith(fold(text));
      }),
    );
  };
  const handleKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const next = move(key);
    const isLetter = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
    if (next !== undefined) focus(next);
    else if (key === 'Escape' || key === 'Tab') close();
    else if (isLetter) search(key, event.timeStamp);
    // Enter and Space press a button by themselves, and Enter follows a link.
    else if (key === ' ' && event.target instanceof HTMLAnchorElement) event.target.click();
    else return;
    // A dialog around the menu stays open.
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <ListboxPopup {...{ anchor, popup, place }} onDismiss={close}>
      <S.List ref={list} id={id} role="menu" aria-label={label} onKeyDown={handleKey}>
        {entries.map((entry) => {
          const item = {
            role: 'menuitem',
            tabIndex: -1,
            'aria-disabled': isDisabled(entry) || undefined,
            'data-disabled': isDisabled(entry) || undefined,
            $tone: entry.tone ?? 'plain',
          } as const;
          const content = (
            <>
              {entry.icon}
              <S.Label>
                <bdi>{entry.label}</bdi>
              </S.Label>
            </>
          );
          const press = () => {
            // First, so that a dialog that is opened returns the focus to the button.
            close();
            entry.onPress?.();
          };
          return entry.href === undefined || isDisabled(entry) ? (
            <S.Item
              key={entry.id}
              type="button"
              {...item}
              onClick={isDisabled(entry) ? undefined : press}
            >
              {content}
            </S.Item>
          ) : (
            <S.LinkItem
              key={entry.id}
              {...item}
              href={entry.href}
              download={entry.download}
              onClick={press}
            >
              {content}
            </S.LinkItem>
          );
        })}
      </S.List>
    </ListboxPopup>
  );
}

function isDisabled({ disabled = false }: MenuEntry): boolean {
  return disabled;
}
