/** The objects that requests carry, and their fields: a schema and its type each. */
import * as z from 'zod/mini';
import { normalizedLine, visible } from './lineSchemas.ts';
import {
  CODE_PATTERN,
  COLOR_SCHEMES,
  EMAIL_MAX,
  EMAIL_PATTERN,
  GUEST_NOTE_MAX,
  GUEST_SITES_MAX,
  LANGUAGES,
  LEFT_LINKS,
  NAME_MAX,
  NAME_MIN,
  OPTIONAL_PHONE_PATTERN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_PATTERN,
  PHONE_PATTERN,
} from './limits.ts';
import { isPathName, isReservedUserName } from './pathNames.ts';
import { TEAM_ROLES } from './team.ts';
import { idSchema } from './objects.ts';
import { projectRequestFields } from './projectRequestFields.ts';
import { siteOrigin } from './sites.ts';

export const emailSchema = z
  .string()
  .check(z.trim(), z.maxLength(EMAIL_MAX), z.regex(EMAIL_PATTERN));
export const passwordSchema = z
  .string()
  .check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX), z.regex(PASSWORD_PATTERN));
export const phoneSchema = z.string().check(z.regex(PHONE_PATTERN));
/** Empty: none. */
export const optionalPhoneSchema = z.string().check(z.regex(OPTIONAL_PHONE_PATTERN));
export const codeSchema = z.string().check(z.regex(CODE_PATTERN));
export const personNameSchema = normalizedLine.check(
  z.minLength(NAME_MIN),
  z.maxLength(NAME_MAX),
  visible,
);
export const userNameSchema = normalizedLine.check(
  z.minLength(NAME_MIN),
  z.maxLength(NAME_MAX),
  visible,
  z.refine<string>(isPathName),
  z.refine((name) => !isReservedUserName(name)),
);

/** Databases store neither null characters nor lone surrogates. */
const storable = z.refine<string>((text) => text.isWellFormed() && !text.includes('\0'));
const sceneFormSchema = z.object({
  slot: idSchema.check(storable),
  scene: idSchema.check(storable),
});

/** Replaces the alignment of two scenes; without a yaw, deletes it. */
export const tourAlignmentFormSchema = z
  .object({
    from: sceneFormSchema,
    to: sceneFormSchema,
    yaw: z.nullable(z.number().check(z.refine((yaw) => Math.abs(yaw) <= Math.PI))),
  })
  .check(z.refine(({ from, to }) => from.slot < to.slot, { path: ['to'] }));
export type TourAlignmentForm = z.infer<typeof tourAlignmentFormSchema>;

/** What the project form sends. */
export const projectFormSchema = z.object({
  ...projectRequestFields,
  /** The project's, as it was when the form was filled; without it, any later change is replaced. */
  revision: z.optional(z.string()),
});
export type ProjectForm = z.infer<typeof projectFormSchema>;

/** What the user form sends. */
export const userFormSchema = z.object({
  userName: userNameSchema,
  fname: personNameSchema,
  lname: personNameSchema,
  email: emailSchema,
  phone: z.optional(optionalPhoneSchema),
});
export type UserForm = z.infer<typeof userFormSchema>;

/** What the form of a new member of the team sends. The server derives the user name from the address. */
export const teamMemberFormSchema = z.object({
  fname: personNameSchema,
  lname: personNameSchema,
  email: emailSchema,
  role: z.enum(TEAM_ROLES),
});
export type TeamMemberForm = z.infer<typeof teamMemberFormSchema>;
/** Changes of a member; absent fields stay. */
export const teamMemberChangeSchema = z.object({
  role: z.optional(z.enum(TEAM_ROLES)),
  isSuspended: z.optional(z.boolean()),
  /** Whether the guest links that the member has made end with the role; by default they stay. */
  guestLinks: z.optional(z.enum(LEFT_LINKS)),
});
export type TeamMemberChange = z.infer<typeof teamMemberChangeSchema>;

/** A client of a list that is invited. */
export const invitedClientSchema = z.object({
  fname: personNameSchema,
  lname: personNameSchema,
  email: emailSchema,
});
export type InvitedClient = z.infer<typeof invitedClientSchema>;

/** What the form of a new server's first admin sends, in addition to the secret of its link. */
export const firstAdminFormSchema = z.object({
  userName: userNameSchema,
  fname: personNameSchema,
  lname: personNameSchema,
  email: emailSchema,
  password: passwordSchema,
});
export type FirstAdminForm = z.infer<typeof firstAdminFormSchema>;

const siteSchema = z.string().check(
  z.overwrite((text) => siteOrigin(text) ?? text),
  z.refine((text) => siteOrigin(text) !== undefined),
);
const guestLinkFields = {
  note: normalizedLine.check(z.maxLength(GUEST_NOTE_MAX), visible),
  /** `null` if it does not expire. */
  expiresAt: z.nullable(z.iso.datetime()),
  /** A link with a passcode cannot be embedded. */
  sites: z.array(siteSchema).check(z.maxLength(GUEST_SITES_MAX)),
};
export const newGuestLinkFormSchema = z.object({
  ...guestLinkFields,
  /** `date` or a sub date; `null` for the project with all its dates. */
  slot: z.nullable(idSchema.check(storable)),
  passcode: z.optional(codeSchema),
  /** The address to which the link is mailed. */
  email: z.optional(emailSchema),
});
export type NewGuestLinkForm = z.infer<typeof newGuestLinkFormSchema>;
export const guestLinkFormSchema = z.object({
  ...guestLinkFields,
  /** Absent: as it is. `null`: none. */
  passcode: z.optional(z.nullable(codeSchema)),
});
export type GuestLinkForm = z.infer<typeof guestLinkFormSchema>;

/** Changes of one's own account. What is absent stays, so that two tabs do not undo each other's changes. */
export const accountFormSchema = z.object({
  fname: z.optional(personNameSchema),
  lname: z.optional(personNameSchema),
  /** A new number needs the password, because it is enough to log in. */
  phone: z.optional(optionalPhoneSchema),
  password: z.optional(z.string()),
  language: z.optional(z.enum(LANGUAGES)),
  colorScheme: z.optional(z.enum(COLOR_SCHEMES)),
});
export type AccountForm = z.infer<typeof accountFormSchema>;
/** The password may be any text: one of invalid form is a wrong one. */
export const emailChangeFormSchema = z.object({ email: emailSchema, password: z.string() });
export type EmailChangeForm = z.infer<typeof emailChangeFormSchema>;
export const passwordChangeFormSchema = z.object({
  password: z.string(),
  newPassword: passwordSchema,
});
export type PasswordChangeForm = z.infer<typeof passwordChangeFormSchema>;
