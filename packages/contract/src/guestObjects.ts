/** Guest links in responses. */
import * as z from 'zod/mini';
import { GUEST_LINK_STATES, LANGUAGES, LINK_MAKER_STATES } from './limits.ts';
import { idSchema, imageSchema } from './objects.ts';
import { visitSummarySchema } from './visitObjects.ts';

/** A link that shows a project's tours to people without an account. Its secret is in the response that made it only. */
export const guestLinkSchema = z.object({
  _id: idSchema,
  /** The sender's note to themselves. */
  note: z.string(),
  /** `date` or the sub date that it shows; `null` if it shows the project with all its dates. */
  slot: z.nullable(z.string()),
  state: z.enum(GUEST_LINK_STATES),
  hasPasscode: z.boolean(),
  /** Exact origins that may embed it. */
  sites: z.array(z.string()),
  /** ISO 8601. */
  createdAt: z.string(),
  /** Full name, kept when the account is removed; absent if it was removed before names were kept. */
  createdBy: z.optional(z.nullable(z.string())),
  /** ISO 8601; `null` if it does not expire. */
  expiresAt: z.nullable(z.string()),
  visits: visitSummarySchema,
});
export type GuestLink = z.infer<typeof guestLinkSchema>;

/** A link in the list of all. */
export const listedGuestLinkSchema = z.extend(guestLinkSchema, {
  project: z.object({ _id: idSchema, name: z.string() }),
  /** Whose project it is. */
  client: z.object({ userName: z.string(), name: z.string() }),
  /** `null` if the account was removed before names were kept. */
  maker: z.nullable(
    z.object({ _id: idSchema, name: z.string(), state: z.enum(LINK_MAKER_STATES) }),
  ),
});
export type ListedGuestLink = z.infer<typeof listedGuestLinkSchema>;

export const guestLinkPageSchema = z.object({
  /** The newest first. */
  links: z.array(listedGuestLinkSchema),
  /** Number of all links of the filter. */
  total: z.number(),
  /** The users who made one of all links. */
  makers: z.array(z.object({ _id: idSchema, name: z.string() })),
});
export type GuestLinkPage = z.infer<typeof guestLinkPageSchema>;

export const newGuestLinkSchema = z.object({
  link: guestLinkSchema,
  /** The last segment of its URL, which cannot be requested again. */
  secret: z.string(),
});
export type NewGuestLink = z.infer<typeof newGuestLinkSchema>;

/** A date that a guest can choose. */
export const guestDateSchema = z.object({
  slot: idSchema,
  /** Absent if the project's own date has no day. */
  day: z.optional(z.nullable(z.string())),
  picture: z.optional(z.nullable(imageSchema)),
});
export type GuestDate = z.infer<typeof guestDateSchema>;

/** What a guest link opens. */
export const guestTourSchema = z.object({
  /** Of the link's sender. */
  language: z.enum(LANGUAGES),
  /** `null` until the passcode has been sent. */
  building: z.nullable(
    z.object({
      name: z.string(),
      location: z.optional(z.nullable(z.string())),
      img: z.optional(z.nullable(imageSchema)),
      /** The dates with tours, the oldest first; none while the tours are being prepared. */
      dates: z.array(guestDateSchema),
    }),
  ),
  /** The tour of the requested date, else of the newest; `null` if there is none. */
  tour: z.nullable(z.object({ slot: idSchema, path: z.string() })),
});
export type GuestTour = z.infer<typeof guestTourSchema>;
