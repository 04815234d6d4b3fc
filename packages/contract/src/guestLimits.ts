/** Limits of guest links. Not in `limits.ts`, which the login loads. */

/** Days for which a guest link is offered; another day, or none, can be chosen. */
export const GUEST_LINK_DAYS = [7, 30, 90] as const;
export const GUEST_LINK_DAYS_DEFAULT = 30;
/** Latest expiry of a guest link: ten years. */
export const GUEST_LINK_DAYS_MAX = 3660;
export const GUEST_NOTE_MAX = 120;
/** Maximum number of active guest links of a project. */
export const GUEST_LINKS_MAX = 200;
/** Maximum number of sites that may embed a guest link. */
export const GUEST_SITES_MAX = 20;
/** Days for which ended guest links stay listed. */
export const GUEST_LINK_KEPT_DAYS = 90;
export const GUEST_LINK_STATES = ['active', 'expired', 'revoked'] as const;
export type GuestLinkState = (typeof GUEST_LINK_STATES)[number];
/** Links on a page of the list of all. */
export const GUEST_LINKS_PAGE_SIZE = 20;
/** What became of the account of a link's maker. */
export const LINK_MAKER_STATES = ['active', 'suspended', 'removed'] as const;
/** What becomes of a person's guest links when their role or account ends. */
export const LEFT_LINKS = ['end', 'keep'] as const;
export type LeftLinks = (typeof LEFT_LINKS)[number];
