/** Steps of the type scale, largest first, with their purposes. */
export const TEXT_ROLES = {
  /** At most one per page: status numbers, the name of the brand. */
  display: 'At most one per page: status numbers, the name of the brand.',
  /** The title of a page. */
  heading: 'The title of a page.',
  /** The title of a section, a dialog, or a standalone card. */
  title: 'The title of a section, a dialog, or a standalone card.',
  /** The sentence under a title; names on cards. */
  lead: 'The sentence under a title; names on cards.',
  /** Running text. */
  body: 'Running text.',
  /** Labels, compact buttons, table cells. */
  small: 'Labels, compact buttons, table cells.',
  /** Captions, facts, notes. */
  caption: 'Captions, facts, notes.',
} as const;
export type TextRole = keyof typeof TEXT_ROLES;

/** Steps of space, from the gap next to an icon to the margin around a page's main part. */
export const SPACE_STEPS = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'] as const;
export type SpaceStep = (typeof SPACE_STEPS)[number];

/** Corner radii: of a tag, a control, a card, a full circle. */
export const RADIUS_STEPS = ['s', 'm', 'l', 'full'] as const;
export type RadiusStep = (typeof RADIUS_STEPS)[number];

/** Breakpoints of layouts, in CSS pixels. Not tokens, because media queries cannot read CSS variables. */
export const BREAKPOINTS = { medium: 640, large: 960, extraLarge: 1280 } as const;
export type Breakpoint = keyof typeof BREAKPOINTS;

/** The media query for fingers: targets are larger, and what is around them must not move. */
export const COARSE = '@media (pointer: coarse)';

/** Returns the media query for a breakpoint and wider windows. */
export function from(breakpoint: Breakpoint): string {
  return `@media (min-width: ${BREAKPOINTS[breakpoint]}px)`;
}
