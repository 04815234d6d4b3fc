/** Log-in, log-out, passwords and the session. */
import * as z from 'zod/mini';
import { endpoint, TOO_MANY } from './endpoint.ts';
import { codeSchema, emailSchema, passwordSchema, phoneSchema } from './fields.ts';
import { EMAIL_TYPES } from './emailTypes.ts';
import { idSchema, loginSchema, messageSchema, sessionUserSchema } from './objects.ts';

/** What a pending or secret link reveals about its account. */
export const verifyStateSchema = z.object({
  _id: idSchema,
  userName: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
  verified: z.boolean(),
  isAdmin: z.boolean(),
});

export const authEndpoints = {
  currentUser: endpoint({
    method: 'GET',
    path: 'user/{token}',
    caller: 'anyone',
    response: sessionUserSchema,
    summary: 'The user whose session the token is',
    errors: { 401: 'unknown or expired token' },
  }),
  linkEmail: endpoint({
    method: 'GET',
    path: 'user/{id}',
    caller: 'anyone',
    response: z.object({ email: z.string() }),
    summary: 'The address that a link belongs to',
    errors: { 404: 'unknown or expired link' },
  }),
  verifyState: endpoint({
    method: 'GET',
    path: 'user/verify/{id}',
    caller: 'anyone',
    response: verifyStateSchema,
    summary: 'The account behind a link, or behind the token of an unverified login',
    errors: { 404: 'unknown or expired link' },
  }),
  updatePassword: endpoint({
    method: 'PUT',
    path: 'user/update-password/{userId}',
    caller: 'anyone',
    body: z.object({ password: passwordSchema }),
    response: messageSchema,
    summary: 'Sets a password by the secret link of a mail',
    errors: { 404: 'unknown, used or expired link', 422: 'weak password' },
  }),
  emailLogin: endpoint({
    method: 'POST',
    path: 'auth/email-login',
    caller: 'anyone',
    // Any two texts: an e-mail address or password of invalid form is a failed login and takes the same time.
    body: z.object({ email: z.string(), password: z.string() }),
    response: loginSchema,
    summary: 'Log in by e-mail and password',
    errors: { 401: 'wrong e-mail or password', 429: TOO_MANY },
  }),
  logout: endpoint({
    method: 'POST',
    path: 'auth/logout',
    caller: 'anyone',
    response: messageSchema,
    summary: 'Ends the session of the token; always safe to repeat',
  }),
  phoneLogin: endpoint({
    method: 'POST',
    path: 'auth/phone-login',
    caller: 'anyone',
    body: z.object({ phone: phoneSchema }),
    response: z.object({ verifyLink: z.string() }),
    summary: 'Sends a one-time code',
    errors: { 404: 'no account with this number', 429: TOO_MANY },
  }),
  phoneLoginVerify: endpoint({
    method: 'POST',
    path: 'auth/phone-login/verify',
    caller: 'anyone',
    body: z.object({ phoneNumber: phoneSchema, otpVal: codeSchema }),
    response: loginSchema,
    summary: 'Log in by the one-time code',
    errors: { 401: 'wrong or expired code', 429: TOO_MANY },
  }),
  sendResetPassword: endpoint({
    method: 'POST',
    path: 'send-mail/send-reset-password',
    caller: 'anyone',
    body: z.object({ email: emailSchema, emailType: z.literal(EMAIL_TYPES.resetPassword) }),
    response: z.object({ verifyLink: z.string() }),
    summary: 'Mails a link for a new password',
    errors: { 404: 'no account with this address', 429: TOO_MANY },
  }),
  sendVerifyEmail: endpoint({
    method: 'POST',
    path: 'send-mail/send-verify-email',
    caller: 'anyone',
    body: z.object({ email: emailSchema, emailType: z.literal(EMAIL_TYPES.verifyEmail) }),
    response: z.object({ verifyLink: z.string() }),
    summary: 'Mails a link that proves the address',
    errors: { 404: 'no account with this address', 429: TOO_MANY },
  }),
};
