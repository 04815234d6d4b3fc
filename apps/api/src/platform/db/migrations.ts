/** All migrations, in order. Never edit a released one: add another. */
import type { Kysely } from 'kysely';
import { addCare } from './careSchema.ts';
import { addAccounts } from './accountsSchema.ts';
import { addActivity } from './activitySchema.ts';
import { addClientListStamps } from './clientListSchema.ts';
import { createFirstSchema } from './firstSchema.ts';
import { freeNames } from './freeNamesSchema.ts';
import { addFootageInbox } from './footageSchema.ts';
import { addGuestLinkMakers } from './guestLinkMakersSchema.ts';
import { createGuestLinks } from './guestLinksSchema.ts';
import { addNotices } from './noticesSchema.ts';
import { addTeam } from './teamSchema.ts';
import { addTrash } from './trashSchema.ts';
import { addTourFacts } from './tourFactsSchema.ts';
import { addTourSpeech } from './tourSpeechSchema.ts';
import { addVisits } from './visitsSchema.ts';

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
};
