import type { ReactNode } from 'react';
import type { Word } from '../../text/words';

export interface NavigationItem {
  /** Destination. The link is that of LinkProvider, so that the app's router handles it. */
  href: string;
  /** Name of the page. */
  label: string;
  /** A shorter name for narrow layouts. */
  shortLabel?: string | undefined;
  /** In a tab, if not the short label. */
  tabLabel?: string | undefined;
  /** Decorative icon, 21 px wide; shown by TabBar. */
  icon?: ReactNode;
  /** It is the current page, or the section that contains it. */
  current?: boolean | undefined;
  /** Count of pending items, with its accessible text: "3 deliveries waiting". */
  count?: { value: number; label: string } | undefined;
}

/** The pages of a navigation. TopNavigation and TabBar take the same items. */
export interface Navigation {
  /** Accessible name of the landmark: "Main". */
  label: string;
  /** Label of the button for the items that do not fit, if not "More". */
  moreLabel?: string | undefined;
  /** The pages, in order. */
  items: readonly NavigationItem[];
}

export const MORE: Word = { en: 'More', ar: 'المزيد' };
