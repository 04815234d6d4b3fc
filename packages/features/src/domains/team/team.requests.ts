import {
  teamEndpoints,
  type InvitedClient,
  type TeamMember,
  type TeamMemberForm,
} from '@jawla/contract';
import type { LeftLinks } from '@jawla/contract/guestLimits';
import { createRequest } from '#core/store';

const MEMBERS = [{ kind: 'member' }] as const;

export const MEMBER_ACTIONS = [
  'resend',
  'makeAdmin',
  'makeStaff',
  'suspend',
  'resume',
  'remove',
] as const;
export type MemberAction = (typeof MEMBER_ACTIONS)[number];

export interface MemberChange {
  action: MemberAction;
  member: TeamMember;
  /** What becomes of the guest links that the member has made; by default they stay. */
  guestLinks?: LeftLinks | undefined;
}

/** After these, a member manages no project any more. */
const LEAVING: readonly MemberAction[] = ['makeStaff', 'suspend', 'remove'];

/** Whether links of the member would outlive what they were made for. */
export function leavesLinks({ action, member }: MemberChange): boolean {
  return LEAVING.includes(action) && (member.guestLinks ?? 0) > 0;
}

export function changeKey({ action, member }: MemberChange): string {
  return `${member._id}|${action}`;
}

/** The fields that an action changes. */
const CHANGES = {
  makeAdmin: { role: 'admin' },
  makeStaff: { role: 'staff' },
  suspend: { isSuspended: true },
  resume: { isSuspended: false },
} as const;

export const loadTeam = createRequest({
  name: 'team/load',
  kind: 'read',
  send: async (http, _, signal) => (await http.send(teamEndpoints.team, { signal })).members,
  entities: () => MEMBERS,
});

export const inviteMember = createRequest({
  name: 'team/invite',
  kind: 'write',
  send: (http, body: TeamMemberForm) => http.send(teamEndpoints.inviteMember, { body }),
  invalidates: () => MEMBERS,
});

export const changeMember = createRequest({
  name: 'team/change',
  kind: 'write',
  key: (change: MemberChange) => changeKey(change),
  send: async (http, { action, member, guestLinks }): Promise<{ message: string }> => {
    const params = { id: member._id };
    const links = guestLinks === undefined ? {} : { guestLinks };
    if (action === 'remove') return http.send(teamEndpoints.removeMember, { params, query: links });
    if (action === 'resend') return http.send(teamEndpoints.resendInvitation, { params });
    return http.send(teamEndpoints.updateMember, {
      params,
      body: { ...CHANGES[action], ...links },
    });
  },
  invalidates: () => [...MEMBERS, { kind: 'guestLinks' }],
});

/** Which addresses of a list have an account. The key is the list: a late response belongs to no other one. */
export const checkClients = createRequest({
  name: 'team/checkClients',
  kind: 'read',
  key: (emails: readonly string[]) => emails.join('\n'),
  send: async (http, emails, signal) => {
    const body = { emails: [...emails] };
    return (await http.send(teamEndpoints.checkClients, { body, signal })).existing;
  },
  entities: () => [{ kind: 'client' }],
});

/** Invites those that have no account; always safe to repeat. */
export const inviteClients = createRequest({
  name: 'team/inviteClients',
  kind: 'write',
  send: (http, clients: readonly InvitedClient[]) =>
    http.send(teamEndpoints.inviteClients, { body: { clients: [...clients] } }),
  invalidates: () => [{ kind: 'client' }],
});
