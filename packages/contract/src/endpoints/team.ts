/** People who are not clients, and invitations of several clients. */
import * as z from 'zod/mini';
import { messageSchema } from '../objects.ts';
import { invitedClientsSchema, teamMemberSchema } from '../teamObjects.ts';
import type { Endpoint } from './endpoint.ts';

const memberResponse = z.object({ member: teamMemberSchema, message: z.string() });

export const teamEndpoints = {
  team: {
    method: 'GET',
    path: 'team',
    caller: 'admin',
    response: z.object({ members: z.array(teamMemberSchema) }),
  },
  inviteMember: {
    method: 'POST',
    path: 'team',
    caller: 'admin',
    response: memberResponse,
  },
  updateMember: {
    method: 'PUT',
    path: 'team/{id}',
    caller: 'admin',
    response: memberResponse,
  },
  removeMember: {
    method: 'DELETE',
    path: 'team/{id}',
    caller: 'admin',
    response: messageSchema,
  },
  resendInvitation: {
    method: 'POST',
    path: 'team/{id}/invitation',
    caller: 'admin',
    response: messageSchema,
  },
  checkClients: {
    method: 'POST',
    path: 'invited-clients/check',
    caller: 'admin',
    response: z.object({ existing: z.array(z.string()) }),
  },
  inviteClients: {
    method: 'POST',
    path: 'invited-clients',
    caller: 'admin',
    response: invitedClientsSchema,
  },
} as const satisfies Record<string, Endpoint>;
