/**
 * All migrations, in order, by the name of their file. Never edit a released one: add another. The views of live rows are
 * created again after each.
 */
import type { Kysely } from 'kysely';
import { createFirstSchema } from './migrations/0001_first.ts';
import { addTourFacts } from './migrations/0002_tour_facts.ts';
import { createGuestLinks } from './migrations/0003_guest_links.ts';
import { addVisits } from './migrations/0004_visits.ts';
import { addAccounts } from './migrations/0005_accounts.ts';
import { addCare } from './migrations/0006_care.ts';
import { addFootageInbox } from './migrations/0007_footage_inbox.ts';
import { addActivity } from './migrations/0008_activity.ts';
import { addTeam } from './migrations/0009_team.ts';
import { addTrash } from './migrations/0010_trash.ts';
import { freeNames } from './migrations/0011_free_names.ts';
import { addGuestLinkMakers } from './migrations/0014_guest_link_makers.ts';
import { addNotices } from './migrations/0015_notices.ts';
import { addTourSpeech } from './migrations/0016_tour_speech.ts';
import { addClientListStamps } from './migrations/0017_client_list.ts';
import { addTourState } from './migrations/0018_tour_state.ts';
import { createFormerNames } from './migrations/0019_former_names.ts';
import { indexWaitingFootage } from './migrations/0020_waiting_footage.ts';
import { addNotes } from './migrations/0021_notes.ts';
import { createKeys } from './migrations/0022_keys.ts';
import { addIdentities } from './migrations/0023_identities.ts';
import { createFileChecksums } from './migrations/0024_file_checksums.ts';

export type Migrations = Record<string, { up(db: Kysely<unknown>): Promise<void> }>;

export const MIGRATIONS: Migrations = {
  '0001_first': { up: createFirstSchema },
  '0002_tour_facts': { up: addTourFacts },
  '0003_guest_links': { up: createGuestLinks },
  '0004_visits': { up: addVisits },
  '0005_accounts': { up: addAccounts },
  '0006_care': { up: addCare },
  '0007_footage_inbox': { up: addFootageInbox },
  '0008_activity': { up: addActivity },
  '0009_team': { up: addTeam },
  '0010_trash': { up: addTrash },
  '0011_free_names': { up: freeNames },
  '0014_guest_link_makers': { up: addGuestLinkMakers },
  '0015_notices': { up: addNotices },
  '0016_tour_speech': { up: addTourSpeech },
  '0017_client_list': { up: addClientListStamps },
  '0018_tour_state': { up: addTourState },
  '0019_former_names': { up: createFormerNames },
  '0020_waiting_footage': { up: indexWaitingFootage },
  '0021_notes': { up: addNotes },
  '0022_keys': { up: createKeys },
  '0023_identities': { up: addIdentities },
  '0024_file_checksums': { up: createFileChecksums },
};
