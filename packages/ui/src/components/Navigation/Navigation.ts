import type { ReactNode } from 'react';

export interface NavigationItem {
  /** Where it leads. The link is that of LinkProvider, so the app's router follows it. */
  href: string;
  /** Names the page. */
  label: string;
  /** A shorter name for where there is little room. */
  shortLabel?: string | undefined;
  /** Decoration; TabBar and a collapsed SideNavigation show it, 21 px wide. */
  icon?: ReactNode;
  /** The current page, or the section it belongs to. */
  current?: boolean | undefined;
  /** How much waits there, and what it means in words: "3 deliveries waiting". */
  count?: { value: number; label: string } | undefined;
}

/** The pages of a navigation. TopNavigation and TabBar take the same ones. */
export interface Navigation {
  /** Names the landmark: "Main". */
  label: string;
  /** Names the button that shows the items for which there is no room: "More". */
  moreLabel: string;
  /** The pages, in order. */
  items: readonly NavigationItem[];
}
