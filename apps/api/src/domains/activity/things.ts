/** What activity is about, from the rows of its tables. */
import { roleOf } from '../../platform/http/can.ts';
import type { ActivityThing } from '@jawla/contract';
import { fullName } from '@jawla/contract/fullName';
import type {
  DeliveryRecord,
  PilotRecord,
  ProjectRecord,
  UserRecord,
} from '../../platform/db/schema.ts';

export interface Thing {
  readonly kind: ActivityThing;
  readonly id: string;
  readonly name: string;
  /** The client that it is, or belongs to. */
  readonly clientId: string | null;
}

export type Person = Pick<UserRecord, 'id' | 'fname' | 'lname' | 'is_admin' | 'is_staff'>;

export const SYSTEM: Thing = { kind: 'system', id: '', name: '', clientId: null };

export function personThing(user: Person): Thing {
  const isMember = roleOf(user) !== 'client';
  const { id } = user;
  return {
    kind: isMember ? 'member' : 'client',
    id,
    name: fullName(user),
    clientId: isMember ? null : id,
  };
}

export function projectThing({
  id,
  name,
  owner_id,
}: Pick<ProjectRecord, 'id' | 'name' | 'owner_id'>): Thing {
  return { kind: 'project', id, name, clientId: owner_id };
}

export function pilotThing({ id, name }: Pick<PilotRecord, 'id' | 'name'>): Thing {
  return { kind: 'pilot', id, name, clientId: null };
}

export function footageThing({
  id,
  project_name,
}: Pick<DeliveryRecord, 'id' | 'project_name'>): Thing {
  return { kind: 'footage', id, name: project_name, clientId: null };
}
