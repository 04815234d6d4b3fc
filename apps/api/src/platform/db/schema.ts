/**
 * The tables as Kysely sees them. Written for SQLite and PostgreSQL alike: ids and times are text (ISO
 * 8601, which sorts as time), yes and no are 1 and 0, and columns that are searched, sorted or
 * unique regardless of case have a key of their own, computed by `keys.ts`.
 */
import type { ProjectFieldName, ProjectFieldOf } from '@jawla/contract/projectFields';
import type { Generated, Kysely, Selectable } from 'kysely';

export interface UsersTable {
  id: string;
  user_name: string;
  user_name_key: string;
  fname: string;
  lname: string;
  email: string;
  email_key: string;
  phone: string | null;
  /** PHC string; null until the person has set one. */
  password_hash: string | null;
  verified: number;
  is_admin: number;
  sort_key: string;
  created_at: string;
}

export interface SessionsTable {
  token_hash: string;
  user_id: string;
  created_at: string;
  expires_at: string;
}

export interface LinksTable {
  id_hash: string;
  kind: 'waiting' | 'secret';
  user_id: string;
  /** The address that the link was made for: a link dies when the account's address changes. */
  email_key: string;
  created_at: string;
  expires_at: string;
}

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';

/** A column for each field of the project form, but for the days, which are in `sub_dates`. */
export type ProjectFieldColumns = {
  [
    Name in Exclude<ProjectFieldName, ProjectFieldOf<'days'>> as SnakeCase<Name>
  ]: Name extends ProjectFieldOf<'optionalNumber'>
    ? number | null
    : Name extends ProjectFieldOf<'day' | 'optionalDay' | 'optionalText'>
      ? string | null
      : string;
};

export interface ProjectsTable extends ProjectFieldColumns {
  id: string;
  owner_id: string;
  name_key: string;
  /** File in the covers' folder, and the name it had when it was handed in. */
  cover_file: string | null;
  cover_name: string | null;
  /** Counts the saves of the form. */
  revision: Generated<number>;
  created_at: string;
}

export interface SubDatesTable {
  project_id: string;
  day: string;
  position: number;
}

export interface AccessTable {
  project_id: string;
  user_id: string;
  created_at: string;
}

export interface PilotsTable {
  id: string;
  name: string;
  name_key: string;
  created_at: string;
}

/**
 * Every tour that is in the file store. `slot` says where it hangs: `date` or a day of a project, `pilot` for a
 * pilot; of each slot one is live, those replaced stay readable until they are swept.
 */
export interface ToursTable {
  version: string;
  project_id: string | null;
  pilot_id: string | null;
  slot: string;
  /** Path of the start page in the tour, if its name is not `index.html`. */
  start_page: string;
  files: number;
  /** Of its files, unpacked. */
  bytes: number;
  /** Of its pack. */
  pack_bytes: number;
  /** Of the directory at the pack's end. */
  directory_bytes: number;
  published_at: string;
  /** When it was replaced or deleted; null while live. */
  retired_at: string | null;
  /** When its project or pilot was deleted: it is no longer served, and the sweep deletes it later. */
  withdrawn_at: string | null;
  /** In the covers' folder: the picture that was found in the tour; null where there is none, or not yet. */
  picture_file: string | null;
  /** When the search for it ended. */
  picture_sought_at: string | null;
  /** Searches that began: one that ends the process is not repeated forever. */
  picture_tries: Generated<number>;
  /** The picture by which an admin replaced it. */
  chosen_picture_file: string | null;
}

/**
 * Packs that are no longer live and can be restored. What a pack belonged to, and its files, are in the row of its
 * tour; without a row here, that one is swept.
 */
export interface KeptPacksTable {
  version: string;
  kept_at: string;
  /** Whose action replaced it; null if no user did, or once the account is deleted. */
  kept_by: string | null;
  kept_until: string;
}

export interface RateLimitsTable {
  key: string;
  count: number;
  ends_at: string;
}

/** Unsent mails and text messages (transactional outbox). */
export interface OutboxTable {
  id: string;
  channel: 'mail' | 'sms';
  /** JSON, as `messages.ts` has it. */
  message: string;
  attempts: number;
  created_at: string;
  /** When it is to be tried next. */
  due_at: string;
  /** When it is worth nothing any more. */
  expires_at: string;
}

/** One-time codes for logging in by phone: one a user, the newest. */
export interface CodesTable {
  user_id: string;
  code_hash: string;
  tries: number;
  created_at: string;
  expires_at: string;
}

/** Footage that staff have handed in. */
export interface DeliveriesTable {
  id: string;
  /** Null once the account is deleted: the footage stays. */
  user_id: string | null;
  project_name: string;
  folder: string;
  /** Below the footage folder. */
  path: string;
  files: number;
  bytes: number;
  created_at: string;
}

/** The servers that work with this data. */
export interface ProcessesTable {
  id: string;
  started_at: string;
  seen_at: string;
}

/** Uploads that are coming in, at any server. */
export interface UploadsTable {
  id: string;
  process_id: string;
  /** JSON, as `uploadTag.ts` has it. */
  tag: string;
  started_at: string;
  /** As `uploadState.ts` has it. */
  state: string;
}

/** Files in chunks that no request has taken yet. */
export interface ResumableUploadsTable {
  id: string;
  user_id: string;
  /** As they were announced. */
  bytes: number;
  /** Whether all of it has arrived. */
  is_whole: number;
  expires_at: string;
}

export interface SettingsTable {
  key: string;
  value: string;
}

export interface Schema {
  users: UsersTable;
  sessions: SessionsTable;
  links: LinksTable;
  projects: ProjectsTable;
  sub_dates: SubDatesTable;
  access: AccessTable;
  pilots: PilotsTable;
  tours: ToursTable;
  kept_packs: KeptPacksTable;
  rate_limits: RateLimitsTable;
  outbox: OutboxTable;
  codes: CodesTable;
  deliveries: DeliveriesTable;
  processes: ProcessesTable;
  uploads: UploadsTable;
  resumable_uploads: ResumableUploadsTable;
  settings: SettingsTable;
}

export type Database = Kysely<Schema>;
export type UserRecord = Selectable<UsersTable>;
export type ProjectRecord = Selectable<ProjectsTable>;
export type PilotRecord = Selectable<PilotsTable>;
export type TourRecord = Selectable<ToursTable>;
export type DeliveryRecord = Selectable<DeliveriesTable>;
export type OutboxRecord = Selectable<OutboxTable>;
