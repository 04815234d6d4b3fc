/** People who are not clients, and invitations of several clients. */
import * as z from 'zod/mini';
import { endpoint, TOO_MANY } from './endpoint.ts';
import { emailSchema, personNameSchema } from './fields.ts';
import { LEFT_LINKS } from './guestLimits.ts';
import { idSchema, messageSchema, TEAM_ROLES } from './objects.ts';

/** `invited` until the person has chosen a password. */
export const TEAM_STATES = ['invited', 'active', 'suspended'] as const;
export type TeamState = (typeof TEAM_STATES)[number];

/** Maximum number of clients in a list that is invited. */
export const INVITED_CLIENTS_MAX = 200;

/** A person who is not a client. */
export const teamMemberSchema = z.object({
  _id: idSchema,
  userName: z.string(),
  fname: z.string(),
  lname: z.string(),
  email: z.string(),
  role: z.enum(TEAM_ROLES),
  state: z.enum(TEAM_STATES),
  /** ISO 8601, to a few minutes; `null` before the first login. */
  seenAt: z.nullable(z.string()),
  /** Number of active guest links that the person has made. */
  guestLinks: z.optional(z.number()),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

/** What became of each client of a list. */
export const invitedClientsSchema = z.object({
  /** E-mail addresses that got an account and an invitation. */
  invited: z.array(z.string()),
  /** Those that had an account already, and got no mail. */
  existing: z.array(z.string()),
});

/** What the form of a new member of the team sends. The server derives the user name from the address. */
export const teamMemberFormSchema = z.object({
  fname: personNameSchema,
  lname: personNameSchema,
  email: emailSchema,
  role: z.enum(TEAM_ROLES),
});
export type TeamMemberForm = z.infer<typeof teamMemberFormSchema>;
/** Changes of a member; absent fields stay. */
export const teamMemberChangeFormSchema = z.object({
  role: z.optional(z.enum(TEAM_ROLES)),
  isSuspended: z.optional(z.boolean()),
  /** Whether the guest links that the member has made end with the role; by default they stay. */
  guestLinks: z.optional(z.enum(LEFT_LINKS)),
});

/** A client of a list that is invited. */
export const invitedClientFormSchema = z.object({
  fname: personNameSchema,
  lname: personNameSchema,
  email: emailSchema,
});
export type InvitedClient = z.infer<typeof invitedClientFormSchema>;

const NO_MEMBER = 'no such admin or staff';

const memberResponse = z.object({ member: teamMemberSchema, message: z.string() });

export const teamEndpoints = {
  team: endpoint({
    method: 'GET',
    path: 'team',
    caller: 'admin',
    response: z.object({ members: z.array(teamMemberSchema) }),
    summary: 'Admins and staff: role, state, last request',
  }),
  inviteMember: endpoint({
    method: 'POST',
    path: 'team',
    caller: 'admin',
    body: teamMemberFormSchema,
    response: memberResponse,
    summary: 'Makes an account for an admin or for staff, and mails a link for its password',
    errors: { 409: 'an account has the address', 429: TOO_MANY },
    changesDisk: true,
  }),
  updateMember: endpoint({
    method: 'PUT',
    path: 'team/{id}',
    caller: 'admin',
    body: teamMemberChangeFormSchema,
    response: memberResponse,
    summary:
      'Changes the role, suspends or resumes; a suspended person’s sessions, tours and uploads end',
    errors: { 404: NO_MEMBER, 409: 'the last active admin' },
  }),
  removeMember: endpoint({
    method: 'DELETE',
    path: 'team/{id}',
    caller: 'admin',
    query: z.object({ guestLinks: z.optional(z.enum(LEFT_LINKS)) }),
    response: messageSchema,
    summary:
      'Deletes the account of an admin or of staff; what they handed in stays, with their name',
    errors: { 404: NO_MEMBER, 409: 'the last active admin' },
  }),
  resendInvitation: endpoint({
    method: 'POST',
    path: 'team/{id}/invitation',
    caller: 'admin',
    response: messageSchema,
    summary: 'Mails a new link for the password to a person who has not chosen one',
    errors: { 404: NO_MEMBER, 409: 'has a password, or is suspended', 429: TOO_MANY },
  }),
  checkClients: endpoint({
    method: 'POST',
    path: 'invited-clients/check',
    caller: 'admin',
    scope: 'clients',
    body: z.object({
      emails: z.array(emailSchema).check(z.maxLength(INVITED_CLIENTS_MAX)),
    }),
    response: z.object({ existing: z.array(z.string()) }),
    summary: 'Which of the addresses have an account',
  }),
  inviteClients: endpoint({
    method: 'POST',
    path: 'invited-clients',
    caller: 'admin',
    scope: 'clients',
    body: z.object({
      clients: z
        .array(invitedClientFormSchema)
        .check(z.minLength(1), z.maxLength(INVITED_CLIENTS_MAX)),
    }),
    response: invitedClientsSchema,
    summary:
      'Makes accounts for all addresses without one, or for none, and mails links for their passwords; always safe to repeat',
    errors: { 429: TOO_MANY },
    changesDisk: true,
  }),
};
