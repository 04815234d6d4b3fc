import {
  accountEndpoints,
  ssoEndpoints,
  type AccountForm,
  type EmailChangeForm,
  type PasswordChangeForm,
} from '@jawla/contract';
import { createRequest } from '#core/store';

const ACCOUNT = [{ kind: 'account' }] as const;
const SESSIONS = [{ kind: 'session' }] as const;
const IDENTITIES = [{ kind: 'identity' }] as const;

export const loadAccount = createRequest({
  name: 'account/load',
  kind: 'read',
  send: (http, _, signal) => http.send(accountEndpoints.account, { signal }),
  entities: () => ACCOUNT,
  edits: (account, action) => {
    if (saveAccount.loaded.match(action)) return action.payload.data;
    return requestEmailChange.loaded.match(action) ? action.payload.data : account;
  },
});

export interface AccountChange {
  /** The part of the page that saves: each has its own outcome. */
  part: 'profile' | 'language' | 'colorScheme' | 'noteMails';
  /** What has been changed, and nothing else: another tab may have changed the rest. */
  form: AccountForm;
}

export const saveAccount = createRequest({
  name: 'account/save',
  kind: 'write',
  key: ({ part }: AccountChange) => part,
  send: (http, { form }) => http.send(accountEndpoints.updateAccount, { body: form }),
  invalidates: () => ACCOUNT,
});

export const requestEmailChange = createRequest({
  name: 'account/requestEmail',
  kind: 'write',
  send: (http, body: EmailChangeForm) => http.send(accountEndpoints.requestEmailChange, { body }),
  invalidates: () => ACCOUNT,
});

export interface MailedLink {
  kind: 'confirm' | 'undo';
  secret: string;
}

/** Loads whether a mailed link still works; it is not used up. */
export const loadEmailLink = createRequest({
  name: 'account/emailLink',
  kind: 'read',
  key: ({ kind, secret }: MailedLink) => `${kind}/${secret}`,
  send: (http, link, signal) => http.send(accountEndpoints.emailChangeLink, { body: link, signal }),
  // Using it changes the account: a later visit finds it used.
  entities: () => ACCOUNT,
});

/** Changes the address by the secret of a mail, which is in the body: URLs are logged. */
export const confirmEmailChange = createRequest({
  name: 'account/confirmEmail',
  kind: 'write',
  key: (secret: string) => secret,
  send: (http, secret) => http.send(accountEndpoints.confirmEmailChange, { body: { secret } }),
  invalidates: () => ACCOUNT,
});

export const undoEmailChange = createRequest({
  name: 'account/undoEmail',
  kind: 'write',
  key: (secret: string) => secret,
  send: (http, secret) => http.send(accountEndpoints.undoEmailChange, { body: { secret } }),
  invalidates: () => [...ACCOUNT, ...SESSIONS],
});

export const replacePassword = createRequest({
  name: 'account/password',
  kind: 'write',
  send: (http, body: PasswordChangeForm) => http.send(accountEndpoints.changePassword, { body }),
  // Ends the other sessions, and a requested change of the address.
  invalidates: () => [...ACCOUNT, ...SESSIONS],
});

export const loadSessions = createRequest({
  name: 'account/sessions',
  kind: 'read',
  send: async (http, _, signal) =>
    (await http.send(accountEndpoints.sessions, { signal })).sessions,
  entities: () => SESSIONS,
  edits: (sessions, action) => {
    if (endSession.loaded.match(action)) {
      const { key } = action.payload;
      return sessions.filter(({ _id }) => _id !== key);
    }
    return endOtherSessions.loaded.match(action)
      ? sessions.filter(({ isCurrent }) => isCurrent)
      : sessions;
  },
});

export const endSession = createRequest({
  name: 'account/endSession',
  kind: 'write',
  key: (id: string) => id,
  send: (http, id) => http.send(accountEndpoints.endSession, { params: { id } }),
  invalidates: () => SESSIONS,
});

export const endOtherSessions = createRequest({
  name: 'account/endOthers',
  kind: 'write',
  send: (http) => http.send(accountEndpoints.endOtherSessions, {}),
  invalidates: () => SESSIONS,
});

export const loadAccountData = createRequest({
  name: 'account/data',
  kind: 'read',
  send: (http, _, signal) => http.send(accountEndpoints.accountData, { signal }),
  entities: () => [...ACCOUNT, ...SESSIONS],
});

export const loadIdentities = createRequest({
  name: 'account/identities',
  kind: 'read',
  send: (http, _, signal) => http.send(ssoEndpoints.identities, { signal }),
  entities: () => IDENTITIES,
});

/** Asks for the way to the provider, where the browser goes next. */
export const connectIdentity = createRequest({
  name: 'account/connectIdentity',
  kind: 'write',
  send: (http, password: string) => http.send(ssoEndpoints.connectIdentity, { body: { password } }),
});

export const disconnectIdentity = createRequest({
  name: 'account/disconnectIdentity',
  kind: 'write',
  key: (id: string) => id,
  send: (http, id) => http.send(ssoEndpoints.disconnectIdentity, { params: { id } }),
  // Ends the sessions that it began.
  invalidates: () => [...IDENTITIES, ...SESSIONS],
});
