/** Accounts of clients. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  emailSchema,
  optionalPhoneSchema,
  pageNumberSchema,
  personNameSchema,
  userNameSchema,
} from './fields.ts';
import { ORDERS, USER_SORTS } from './limits.ts';
import { EMAIL_TYPES } from './emailTypes.ts';
import { idSchema, messageSchema, userRowSchema } from './objects.ts';

/** The page after or before; `null` at the ends. */
export const markerSchema = z.nullable(z.object({ page: z.number(), limit: z.number() }));
export type Marker = z.infer<typeof markerSchema>;

export const userListSchema = z.object({
  users: z.array(userRowSchema),
  /** The full list in the same order; absent with `usersSearch=omit`. */
  usersSearch: z.optional(z.array(userRowSchema)),
  next: markerSchema,
  prev: markerSchema,
  /** Number of all clients, and of those who have not verified their e-mail address. Earlier servers do not send them. */
  total: z.optional(z.number()),
  unverified: z.optional(z.number()),
});
export type UserList = z.infer<typeof userListSchema>;

/** A user found by the e-mail address. */
export const foundEmailSchema = z.object({
  _id: idSchema,
  email: z.string(),
  /** For admins. */
  name: z.optional(z.nullable(z.string())),
});
export type FoundEmail = z.infer<typeof foundEmailSchema>;

/** What the user form sends. */
export const userFormSchema = z.object({
  userName: userNameSchema,
  fname: personNameSchema,
  lname: personNameSchema,
  email: emailSchema,
  phone: z.optional(optionalPhoneSchema),
});

export const userEndpoints = {
  client: endpoint({
    method: 'GET',
    path: 'user/client/{clientID}',
    caller: 'admin',
    scope: 'read',
    response: userRowSchema,
    summary: 'A client and the projects, by user name',
    errors: { 400: 'no such user' },
  }),
  users: endpoint({
    method: 'GET',
    path: 'user',
    caller: 'admin',
    scope: 'read',
    query: z.object({
      page: pageNumberSchema,
      limit: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
      sort: z.optional(z.enum(USER_SORTS)),
      order: z.optional(z.enum(ORDERS)),
      usersSearch: z.optional(z.literal('omit')),
    }),
    response: userListSchema,
    summary: 'A page of clients, and the full list for searching',
    revalidated: true,
  }),
  usersEmail: endpoint({
    method: 'GET',
    path: 'user/users_email',
    caller: 'owner',
    query: z.object({ q: z.string(), owner_user: z.string() }),
    response: z.array(foundEmailSchema),
    summary: 'Addresses that hold a term, never the owner of the project',
    errors: { 404: 'no such owner' },
  }),
  createUser: endpoint({
    method: 'POST',
    path: 'auth/create-user',
    caller: 'admin',
    scope: 'clients',
    body: z.extend(userFormSchema, { emailType: z.literal(EMAIL_TYPES.userCreated) }),
    response: z.object({ data: z.object({ userName: z.string() }), message: z.string() }),
    summary: 'Makes an account and mails a link for its password',
    errors: { 409: 'user name or e-mail taken' },
    changesDisk: true,
  }),
  updateUser: endpoint({
    method: 'PUT',
    path: 'user/update-user/{userName}',
    caller: 'admin',
    scope: 'clients',
    body: userFormSchema,
    response: messageSchema,
    summary: 'Changes an account; the user name stays',
    errors: { 404: 'no such user', 409: 'e-mail taken' },
  }),
  deleteUser: endpoint({
    method: 'DELETE',
    path: 'user/delete-user/{userId}',
    caller: 'admin',
    response: messageSchema,
    summary: 'Deletes an account, with its projects and tours',
    errors: { 404: 'no such user', 409: 'the last active admin', 422: 'one’s own account' },
  }),
};
