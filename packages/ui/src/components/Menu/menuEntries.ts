import type { ReactNode } from 'react';

interface MenuEntryBase {
  /** Distinct among all entries of the menu, submenus included. */
  id: string;
  label: string;
  icon?: ReactNode;
  disabled?: boolean | undefined;
  /** `danger` for what cannot be undone. */
  tone?: 'plain' | 'danger' | undefined;
  /** Keys that do the same, such as `Ctrl K`. Shown only: the caller listens for them. */
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

/** Goes somewhere, does something, is switched on and off, or opens further entries: one of these. */
export type MenuEntry = MenuEntryBase &
  (
    | Only<{ href: string }>
    | Only<{ onPress: () => void }>
    | Only<{ checked: boolean; onCheckedChange: (checked: boolean) => void }>
    | Only<{ entries: readonly MenuPart[] }>
  );

interface MenuGroup {
  /** Distinct among the parts of the menu. */
  id: string;
  /** What the entries below it have in common. */
  heading: string;
  entries: readonly MenuEntry[];
  choice?: never;
}

interface MenuChoice {
  id: string;
  heading: string;
  /** One of several: the entries of the choice, and the `id` of the chosen one. */
  choice: {
    entries: readonly MenuEntryBase[];
    value: string | undefined;
    onValueChange: (id: string) => void;
  };
  entries?: never;
}

/** Entries below a heading; with `choice`, one of them is chosen. */
export type MenuSection = MenuGroup | MenuChoice;

export interface MenuSeparator {
  id: string;
  /** A line between entries. */
  separator: true;
}

/** What a menu is made of, in order. */
export type MenuPart = MenuEntry | MenuSection | MenuSeparator;
export type MenuChoiceEntry = MenuEntryBase;
