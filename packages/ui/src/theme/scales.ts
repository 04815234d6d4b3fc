/** Steps of the type scale, largest first, and what each is for. */
export const TEXT_ROLES = {
  /** One per page at most: status numbers, the name of the house. */
  display: 'One per page at most: status numbers, the name of the house.',
  /** The title of a page. */
  heading: 'The title of a page.',
  /** The title of a part: a dialog, a section, a card shown alone. */
  title: 'The title of a part: a dialog, a section, a card shown alone.',
  /** The sentence under a title; names on cards. */
  lead: 'The sentence under a title; names on cards.',
  /** Everything that is read. */
  body: 'Everything that is read.',
  /** Labels, buttons in dense places, table cells. */
  small: 'Labels, buttons in dense places, table cells.',
  /** Captions, facts, notes in the margin of the sheet. */
  caption: 'Captions, facts, notes in the margin of the sheet.',
} as const;
export type TextRole = keyof typeof TEXT_ROLES;

/** Steps of space, from a hair to the air round a page's main part. */
export const SPACE_STEPS = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl'] as const;
export type SpaceStep = (typeof SPACE_STEPS)[number];

/** How round corners are: a tag, a control, a card, a full circle. */
export const RADIUS_STEPS = ['s', 'm', 'l', 'full'] as const;
export type RadiusStep = (typeof RADIUS_STEPS)[number];

/** Widths at which layouts change, in CSS pixels. Media queries cannot read variables, so these are no tokens. */
export const BREAKPOINTS = { medium: 640, large: 960, extraLarge: 1280 } as const;
export type Breakpoint = keyof typeof BREAKPOINTS;

/** The media query for a width and everything wider. */
export function from(breakpoint: Breakpoint): string {
  return `@media (min-width: ${BREAKPOINTS[breakpoint]}px)`;
}
