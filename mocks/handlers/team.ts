import type { TeamMember } from '@jawla/contract';
import { team as members } from '../fixtures';
import { commonResponses, done, handle, ok, refusal, refused, reply, textFor } from './response';
import { serverTexts } from './serverTexts';

const SAVED = { en: 'Change saved.', ar: 'تم حفظ التغيير.' };
const INVITED = { en: 'Invitation sent.', ar: 'تم إرسال الدعوة.' };
const LAST_ADMIN = {
  en: 'This is the last active admin, and without one nobody could manage the portal. Make somebody else admin first.',
  ar: 'هذا آخر مسؤول نشط، ولا يمكن إدارة البوابة من دونه. عيّن مسؤولًا آخر أولًا.',
};
const REMOVED = { en: 'Removed from the team.', ar: 'تمت الإزالة من الفريق.' };
const FORBIDDEN = {
  en: 'You don’t have permission to do this.',
  ar: 'ليست لديك صلاحية للقيام بذلك.',
};
const all: TeamMember[] = Object.values(members);

/** GET team */
export const teamList = {
  ...commonResponses('team'),
  filled: ok('team', { members: all }),
  oneAdmin: ok('team', { members: all.filter(({ userName }) => userName !== 'omar') }),
  withoutSuspended: ok('team', { members: all.filter(({ state }) => state !== 'suspended') }),
  forbidden: refused('team', 403, FORBIDDEN),
};

/** POST team */
export const inviteMember = {
  ...commonResponses('inviteMember'),
  done: done('inviteMember', INVITED, { member: members.invited }),
  trashed: refused('inviteMember', 409, serverTexts.personInTrash, {
    code: 'trashed',
    errors: { email: serverTexts.personInTrash },
    trashed: { _id: 'u-9', name: 'Layla Haddad' },
  }),
  emailTaken: refused('inviteMember', 409, serverTexts.emailTaken, {
    code: 'taken',
    errors: { email: serverTexts.emailTaken },
  }),
};

/** POST team/{id}/invitation */
export const resendInvitation = {
  ...commonResponses('resendInvitation'),
  done: done('resendInvitation', INVITED),
};

/** PUT team/{id} */
export const updateMember = {
  ...commonResponses('updateMember'),
  done: done('updateMember', SAVED, { member: members.sami }),
  /** Another admin was faster. */
  lastAdmin: refused('updateMember', 409, LAST_ADMIN, { code: 'lastAdmin' }),
};

/** DELETE team/{id} */
export const removeMember = {
  ...commonResponses('removeMember'),
  done: done('removeMember', REMOVED),
  /** If the request says that the member's guest links stay. */
  keepingLinks: handle('removeMember', ({ request }) =>
    new URL(request.url).searchParams.get('guestLinks') === 'keep'
      ? reply('removeMember', { message: textFor(request, REMOVED) })
      : refusal(request, 409, LAST_ADMIN, { code: 'lastAdmin' }),
  ),
  gone: refused('removeMember', 404, {
    en: 'This person isn’t in the team anymore.',
    ar: 'لم يعد هذا الشخص ضمن الفريق.',
  }),
};

/** POST invited-clients/check */
export const checkClients = {
  ...commonResponses('checkClients'),
  allNew: ok('checkClients', { existing: [] }),
  someExisting: ok('checkClients', { existing: ['khalid@example.com'] }),
};

/** POST invited-clients */
export const inviteClients = {
  ...commonResponses('inviteClients'),
  forbidden: refused('inviteClients', 403, FORBIDDEN),
  two: ok('inviteClients', { invited: ['noor@example.com', 'maya@example.com'], existing: [] }),
  /** One address got an account after the check. */
  oneExisting: ok('inviteClients', {
    invited: ['noor@example.com'],
    existing: ['maya@example.com'],
  }),
};
