import type { Key } from '@jawla/contract';
import { keys, keySecret } from '../fixtures';
import { commonResponses, done, handle, ok, refused, reply, slowly } from './response';

const all: Key[] = Object.values(keys);
const MISSING = { en: 'This key was already revoked.', ar: 'تم إلغاء هذا المفتاح بالفعل.' };

/** GET keys */
export const keyList = {
  ...commonResponses('keys'),
  filled: ok('keys', { keys: all }),
  slow: slowly('keys', { keys: all }),
  none: ok('keys', { keys: [] }),
  withoutNightly: ok('keys', { keys: all.filter(({ _id }) => _id !== keys.nightly._id) }),
  forbidden: refused('keys', 403, {
    en: 'You don’t have permission to do this.',
    ar: 'ليست لديك صلاحية للقيام بذلك.',
  }),
};

/** POST keys */
export const createKey = {
  ...commonResponses('createKey'),
  done: ok('createKey', { key: { ...keys.nightly, _id: 'k-new', used: null }, secret: keySecret }),
  tooMany: refused(
    'createKey',
    409,
    {
      en: 'There are already 50 keys. Revoke one first.',
      ar: 'يوجد 50 مفتاحًا بالفعل. ألغِ أحدها أولًا.',
    },
    { code: 'tooMany' },
  ),
};

/** POST keys/{id}/rotation */
export const rotateKey = {
  ...commonResponses('rotateKey'),
  done: handle('rotateKey', ({ params }) => {
    const key = all.find(({ _id }) => _id === params['id']) ?? keys.nightly;
    return reply('rotateKey', { key, secret: keySecret });
  }),
  gone: refused('rotateKey', 404, MISSING),
};

/** DELETE keys/{id} */
export const revokeKey = {
  ...commonResponses('revokeKey'),
  done: done('revokeKey', { en: 'Key revoked.', ar: 'تم إلغاء المفتاح.' }),
  /** Another admin was faster. */
  gone: refused('revokeKey', 404, MISSING),
};
