import { login, noor } from '../fixtures';
import { commonResponses, done, handle, ok, refused, reply } from './response';
import { serverTexts } from './serverTexts';

const CHECK = { en: 'Check the highlighted fields.', ar: 'تحقق من الحقول المحددة.' };
const AWAY = {
  en: 'The service you log in with can’t be reached right now. Please try again shortly.',
  ar: 'يتعذّر الآن الوصول إلى الخدمة التي تسجّل الدخول بها. يُرجى المحاولة بعد قليل.',
};
const EXPIRED = {
  en: 'This login took too long or has already been used. Try again.',
  ar: 'استغرق تسجيل الدخول وقتًا طويلًا أو سبق استخدامه. حاول مجددًا.',
};
const DISCONNECTED = { en: 'Disconnected.', ar: 'تم إلغاء الربط.' };
const THERE = { url: 'https://login.contoso.example/authorize' };

/** POST auth/sso/login */
export const ssoLogin = {
  ...commonResponses('ssoLogin'),
  client: ok('ssoLogin', login('t-noor', noor)),
  expired: refused('ssoLogin', 401, EXPIRED),
};

/** POST auth/sso/invitation */
export const ssoInvitation = {
  ...commonResponses('ssoInvitation'),
  found: ok('ssoInvitation', THERE),
  away: refused('ssoInvitation', 503, AWAY),
};

const connected = {
  _id: 'i1',
  email: 'noor.haddad@contoso.example',
  createdAt: '2026-01-05T09:00:00.000Z',
  usedAt: '2026-02-01T09:00:00.000Z',
};

/** GET account/identities */
export const identities = {
  ...commonResponses('identities'),
  none: ok('identities', { identities: [], needsPassword: true, canDisconnect: true }),
  withoutPassword: ok('identities', { identities: [], needsPassword: false, canDisconnect: true }),
  one: ok('identities', { identities: [connected], needsPassword: true, canDisconnect: true }),
  only: ok('identities', { identities: [connected], needsPassword: false, canDisconnect: false }),
  withoutAddress: ok('identities', {
    identities: [{ ...connected, email: null }],
    needsPassword: true,
    canDisconnect: true,
  }),
};

/** POST account/identities */
export const connectIdentity = {
  ...commonResponses('connectIdentity'),
  found: ok('connectIdentity', THERE),
  wrongPassword: refused('connectIdentity', 422, CHECK, {
    errors: { password: serverTexts.wrongPassword },
  }),
  away: refused('connectIdentity', 503, AWAY),
};

/** DELETE account/identities/{id} */
export const disconnectIdentity = {
  ...commonResponses('disconnectIdentity'),
  done: done('disconnectIdentity', DISCONNECTED),
};

/** An account whose identity can be disconnected. */
export function storedIdentities() {
  let all = [connected];
  return [
    handle('identities', () =>
      reply('identities', { identities: all, needsPassword: true, canDisconnect: true }),
    ),
    handle('disconnectIdentity', () => {
      all = [];
      return reply('disconnectIdentity', { message: 'OK' });
    }),
  ];
}
