/** Admins and staff, and invitations. No dependencies, so that pages load only this file. */

/** The roles of people who are not clients. */
export const TEAM_ROLES = ['admin', 'staff'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** `invited` until the person has chosen a password. */
export const TEAM_STATES = ['invited', 'active', 'suspended'] as const;
export type TeamState = (typeof TEAM_STATES)[number];

/** Maximum number of clients in a list that is invited. */
export const INVITED_CLIENTS_MAX = 200;
/** Users in one request that sends invitations again. */
export const RESEND_MAX = 200;
