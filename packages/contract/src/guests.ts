/** Guest links. */
import * as z from 'zod/mini';
import { endpoint, TOO_MANY } from './endpoint.ts';
import {
  anyIdSchema,
  codeSchema,
  emailSchema,
  guestNoteSchema,
  pageNumberSchema,
  sitesSchema,
  storableIdSchema,
} from './fields.ts';
import { LANGUAGES } from './limits.ts';
import { GUEST_LINKS_MAX, GUEST_LINK_STATES, LINK_MAKER_STATES } from './guestLimits.ts';
import { idSchema, imageSchema, messageSchema } from './objects.ts';
import { visitSummarySchema } from './tourObjects.ts';

/** A link that shows a project's tours to people without an account. Its secret is in the response that made it only. */
export const guestLinkSchema = z.object({
  _id: idSchema,
  /** The sender's note to themselves. */
  note: z.string(),
  /** `date` or the sub date that it shows; `null` if it shows the project with all its dates. */
  slot: z.nullable(z.string()),
  state: z.enum(GUEST_LINK_STATES),
  hasPasscode: z.boolean(),
  /** Somebody seems to guess the passcode: many wrong ones within a day. */
  manyWrongCodes: z.optional(z.boolean()),
  /** Exact origins that may embed it. */
  sites: z.array(z.string()),
  /** Whether guests read and write notes. Absent from older servers. */
  notes: z.optional(z.boolean()),
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
      /** `null` if the link has no notes; else the name under which this browser writes, `null` until it has one. */
      notes: z.optional(
        z.nullable(z.object({ projectId: idSchema, name: z.nullable(z.string()) })),
      ),
    }),
  ),
  /** The tour of the requested date, else of the newest; `null` if there is none. */
  tour: z.nullable(z.object({ slot: idSchema, path: z.string() })),
});
export type GuestTour = z.infer<typeof guestTourSchema>;

const commonFormSchema = z.object({
  note: guestNoteSchema,
  /** `null` if it does not expire. */
  expiresAt: z.nullable(z.iso.datetime()),
  /** A link with a passcode cannot be embedded. */
  sites: sitesSchema,
  /** Guests may read and write notes; not with `sites`. Absent: none in a new link, else as it is. */
  notes: z.optional(z.boolean()),
});
export const newGuestLinkFormSchema = z.extend(commonFormSchema, {
  /** `date` or a sub date; `null` for the project with all its dates. */
  slot: z.nullable(storableIdSchema),
  passcode: z.optional(codeSchema),
  /** The address to which the link is mailed. */
  email: z.optional(emailSchema),
});
export type NewGuestLinkForm = z.infer<typeof newGuestLinkFormSchema>;
export const guestLinkFormSchema = z.extend(commonFormSchema, {
  /** Absent: as it is. `null`: none. */
  passcode: z.optional(z.nullable(codeSchema)),
});
export type GuestLinkForm = z.infer<typeof guestLinkFormSchema>;

export const guestEndpoints = {
  allGuestLinks: endpoint({
    method: 'GET',
    path: 'guest-links',
    caller: 'admin',
    query: z.object({
      page: pageNumberSchema,
      state: z.optional(z.enum(GUEST_LINK_STATES)),
      /** `_id` of the user who made them; an unknown one has made none. */
      maker: z.optional(anyIdSchema),
    }),
    response: guestLinkPageSchema,
    summary:
      'All guest links, of a state or a maker: active ones, and those that ended in the last 90 days',
  }),
  endGuestLinks: endpoint({
    method: 'DELETE',
    path: 'guest-links',
    caller: 'admin',
    body: z.object({
      /** `_id` of links; those that have ended already stay as they are. */
      links: z.array(idSchema).check(z.minLength(1), z.maxLength(GUEST_LINKS_MAX)),
    }),
    response: z.object({ message: z.string(), ended: z.number() }),
    summary: 'Ends several guest links of any projects',
  }),
  guestLinks: endpoint({
    method: 'GET',
    path: 'guest-links/{projectId}',
    caller: 'owner',
    response: z.object({ links: z.array(guestLinkSchema) }),
    summary: 'The guest links of a project: active ones, and those that ended in the last 90 days',
    errors: { 404: 'no such project' },
  }),
  createGuestLink: endpoint({
    method: 'POST',
    path: 'guest-links/{projectId}',
    caller: 'owner',
    body: newGuestLinkFormSchema,
    response: newGuestLinkSchema,
    summary:
      'Makes a guest link, and mails it if an address is given; its secret is shown only here',
    errors: { 404: 'no such project or date', 409: 'as many as a project may have', 429: TOO_MANY },
    changesDisk: true,
  }),
  revokeGuestLinks: endpoint({
    method: 'DELETE',
    path: 'guest-links/{projectId}',
    caller: 'owner',
    response: messageSchema,
    summary: 'Ends all guest links of a project',
    errors: { 404: 'no such project' },
  }),
  updateGuestLink: endpoint({
    method: 'PUT',
    path: 'guest-links/{projectId}/{id}',
    caller: 'owner',
    body: guestLinkFormSchema,
    response: z.object({ link: guestLinkSchema }),
    summary: 'Changes note, expiry, passcode and sites of a guest link that has not been revoked',
    errors: { 404: 'no such link, or a revoked one' },
  }),
  replaceGuestLink: endpoint({
    method: 'POST',
    path: 'guest-links/{projectId}/{id}',
    caller: 'owner',
    response: newGuestLinkSchema,
    summary: 'Makes a new secret for a guest link that was lost; the old one ends',
    errors: { 404: 'no such link, or an ended one' },
  }),
  revokeGuestLink: endpoint({
    method: 'DELETE',
    path: 'guest-links/{projectId}/{id}',
    caller: 'owner',
    response: messageSchema,
    summary: 'Ends a guest link',
    errors: { 404: 'no such link, or a revoked one' },
  }),
  guestTour: endpoint({
    method: 'POST',
    path: 'guest-tour',
    caller: 'anyone',
    // In the body, so that no access log contains the secret. Any text: a malformed secret is an unknown one.
    body: z.object({
      secret: z.string(),
      passcode: z.optional(z.string()),
      /** `date` or a sub date. */
      slot: z.optional(z.string()),
    }),
    response: guestTourSchema,
    summary: 'What a guest link opens; without the passcode, only that there is one',
    errors: { 403: 'wrong passcode', 404: 'unknown, expired or revoked link', 429: TOO_MANY },
  }),
};
