import type { ReactNode } from 'react';

interface MenuEntryBase {
  /** Unique among all entries of the menu, including submenus. */
  id: string;
  label: string;
  icon?: ReactNode;
  disabled?: boolean | undefined;
  /** `danger` for actions that cannot be undone. */
  tone?: 'plain' | 'danger' | undefined;
  /** Keyboard shortcut, such as `Ctrl K`. Only displayed: the caller handles it. */
  shortcut?: string | undefined;
}

interface None {
  href?: never;
  onPress?: never;
  checked?: never;
  onCheckedChange?: never;
  entries?: never;
}

type Only<Part> = Part & Omit<None, keyof Part>;

/** A link, an action, a checkable entry, or a submenu. */
export type MenuEntry = MenuEntryBase &
  (
    | Only<{ href: string }>
    | Only<{ onPress: () => void }>
    | Only<{ checked: boolean; onCheckedChange: (checked: boolean) => void }>
    | Only<{ entries: readonly MenuPart[] }>
  );

interface MenuGroup {
  /** Unique among the parts of the menu. */
  id: string;
  /** Heading of the entries below it. */
  heading: string;
  entries: readonly MenuEntry[];
  choice?: never;
}

interface MenuChoice {
  id: string;
  heading: string;
  /** Radio entries: the entries of the choice, and the `id` of the chosen one. */
  choice: {
    entries: readonly MenuEntryBase[];
    value: string | undefined;
    onValueChange: (id: string) => void;
  };
  entries?: never;
}

/** Entries below a heading; with `choice`, they are radio entries. */
export type MenuSection = MenuGroup | MenuChoice;

export interface MenuSeparator {
  id: string;
  /** A separator line between entries. */
  separator: true;
}

/** The parts of a menu, in order. */
export type MenuPart = MenuEntry | MenuSection | MenuSeparator;
export type MenuChoiceEntry = MenuEntryBase;
