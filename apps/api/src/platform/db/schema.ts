/**
 * Types of the tables, for SQLite and PostgreSQL. Ids and times are text (ISO 8601, which sorts chronologically);
 * booleans are 1 and 0. Columns that are searched, sorted or unique regardless of case have a normalized key,
 * computed by `keys.ts`.
 */
import type { ActivityAction, ActivityActor, ActivityThing, NoteEntry } from '@jawla/contract';
import type { ColorScheme, Language } from '@jawla/contract/limits';
import type { FOOTAGE_FILE_KINDS } from '@jawla/contract/footageLimits';
import type { NoteStatus } from '@jawla/contract/noteLimits';
import type { TrashKind } from '@jawla/contract/trash';
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
  /** PHC string; `null` until the user has set a password. */
  password_hash: string | null;
  verified: number;
  is_admin: number;
  /** Staff see the upload pages alone. Not 1 for admins. */
  is_staff: Generated<number>;
  /** `null` while the user may log in. */
  suspended_at: string | null;
  /** Last request of an admin or of staff, to a few minutes; `null` for clients. */
  seen_at: string | null;
  sort_key: string;
  created_at: string;
  /** Of mails to the user; `null` until the first login. */
  language: Language | null;
  color_scheme: Generated<ColorScheme>;
  /** Whether notes are mailed. */
  note_mails: Generated<number>;
  trash_id: Generated<string | null>;
}

export interface SessionsTable {
  token_hash: string;
  user_id: string;
  created_at: string;
  expires_at: string;
  /** Names from the lists of `deviceNames.ts`; `null` for others. */
  browser: string | null;
  system: string | null;
  /** To a few minutes; `null` until the first request was noted. */
  seen_at: string | null;
  /** Of a login at the provider; `null` for others, and once it is disconnected. */
  identity_id: Generated<string | null>;
  /** Sealed; `null` if the provider gave none. */
  refresh_token: Generated<string | null>;
  /** When the provider is asked again whether it knows the person; `null` without a refresh token. */
  renew_at: Generated<string | null>;
}

/** Accounts at an OpenID provider that log in to a user's account. */
export interface IdentitiesTable {
  id: string;
  user_id: string;
  /** Issuer and subject: unique together, and never given to another person. */
  iss: string;
  sub: string;
  /** As the provider told it last, to be shown. */
  email: string | null;
  created_at: string;
  used_at: string;
}

/** Logins at the provider that the page of the portal has not exchanged for a session yet. */
export interface SsoLoginsTable {
  secret_hash: string;
  /** Unique, so that no way back from the provider is gone twice. */
  state_hash: string;
  identity_id: string;
  refresh_token: string | null;
  return_to: string | null;
  expires_at: string;
}

/** Keys of programs. */
export interface KeysTable {
  id: string;
  /** The admin whom it acts as. */
  owner_id: string;
  name: string;
  /** How the secret begins. */
  prefix: string;
  secret_hash: string;
  /** Of the secret before, which works until then. */
  former_hash: Generated<string | null>;
  former_until: Generated<string | null>;
  /** Separated by spaces. */
  scopes: string;
  /** For how many days it was made. */
  days: number;
  created_at: string;
  expires_at: string;
  /** Of the last use; `null` before the first. */
  used_day: Generated<string | null>;
  /** What the program called itself; `null` if it said nothing. */
  used_by: Generated<string | null>;
}

/** Links of mails that change a user's e-mail address, or undo that. */
export interface EmailChangesTable {
  secret_hash: string;
  user_id: string;
  kind: 'confirm' | 'undo';
  old_email: string;
  new_email: string;
  created_at: string;
  expires_at: string;
}

export interface LinksTable {
  id_hash: string;
  kind: 'waiting' | 'secret';
  user_id: string;
  /**
   * Key of the e-mail address that the link was created for. The link becomes invalid when the user's address
   * changes.
   */
  email_key: string;
  created_at: string;
  expires_at: string;
}

/** Links that create the first admin. */
export interface FirstAdminLinksTable {
  secret_hash: string;
  /** The server that has printed it. */
  process_id: string;
}

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';

/** A column per field of the project form, except the sub dates, which are in `sub_dates`. */
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
  /** Unique for an owner. The id while it is in the trash by itself, so that the name is free. */
  name_key: string;
  /** File in the covers' folder, and its original name. */
  cover_file: string | null;
  cover_name: string | null;
  /** Optimistic locking: incremented with each save of the form. */
  revision: Generated<number>;
  created_at: string;
  /** Of its own entry, or of its owner's. */
  trash_id: Generated<string | null>;
}

/** Names that live projects had before: their addresses lead on until another project of the owner has the name. */
export interface FormerNamesTable {
  owner_id: string;
  name_key: string;
  project_id: string;
  /** When the project got another name. */
  since: string;
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
  /** Unique. The id while it is in the trash, so that the name is free. */
  name_key: string;
  created_at: string;
  trash_id: Generated<string | null>;
}

/**
 * Things that admins can restore until their retention ends. Rows of users, projects, pilots and tours refer to their
 * entry by `trash_id`. Projects in the trash because of their owner refer to the owner's entry. A date has no row but
 * this one: its day is removed from `sub_dates`.
 */
export interface TrashTable {
  id: string;
  kind: TrashKind;
  /** Set for `client`. */
  user_id: string | null;
  /** Set for `project` and `date`. */
  project_id: string | null;
  /** Set for `date`. */
  day: string | null;
  /** Set for `pilot`. */
  pilot_id: string | null;
  /** Of `project` and `pilot`: the key of the name, which the row has again when it is restored. */
  name_key: Generated<string | null>;
  trashed_at: string;
  /** `null` once the account is deleted. */
  trashed_by: string | null;
  trashed_by_name: string;
  until: string;
}

/**
 * Tours in the file store. `slot` is `date` or a day for a project, `pilot` for a pilot. Each slot has one live tour;
 * replaced ones stay readable until they are swept.
 */
/**
 * One version is live in each slot. One that was replaced is kept, so that admins can restore it, until it expires. In
 * the trash, none is served. What is doomed is deleted with its files, as is what is replaced and not kept.
 */
export type TourState = 'live' | 'replaced' | 'kept' | 'trashed' | 'doomed';

export interface ToursTable {
  version: string;
  project_id: string | null;
  pilot_id: string | null;
  slot: string;
  /** Path of the start page, relative to the tour, if it is not `index.html`. */
  start_page: string;
  files: number;
  /** Uncompressed size of all files. */
  bytes: number;
  /** Size of the pack. */
  pack_bytes: number;
  /** Size of the central directory at the end of the pack. */
  directory_bytes: number;
  published_at: string;
  state: TourState;
  /** When it came into its state; in the trash, into the one that it had before. */
  state_at: string;
  /** Until when it can be restored, if it is kept, or was when it was put into the trash. */
  kept_until: string | null;
  /** Its entry, while it is in the trash. */
  trash_id: Generated<string | null>;
  /** Its state before, while it is in the trash. */
  trashed_from: Exclude<TourState, 'trashed' | 'doomed'> | null;
  /**
   * Picture found in the tour, as a file in the covers' folder; `null` if there is none, or the search is pending.
   */
  picture_file: string | null;
  /** When the search for a picture ended. */
  picture_sought_at: string | null;
  /** Number of searches started: limits retries of a search that crashes the process. */
  picture_tries: Generated<number>;
  /** Picture that an admin chose instead. */
  chosen_picture_file: string | null;
  /** Tool that exported it, and its version; `null` if unknown, or not inspected yet. */
  tool_name: string | null;
  tool_version: string | null;
  /** Number of scenes; `null` if it is not certain. */
  scenes: number | null;
  /** Whether it implements the tour protocol. */
  speaks_itself: Generated<number>;
  /** When the inspection ended; limited in retries like the search for a picture. */
  inspected_at: string | null;
  inspection_tries: Generated<number>;
  /** Version of the inspector that has begun the inspection. */
  inspector: Generated<number>;
  /** Whether an admin has turned off the bridge. */
  bridge_off: Generated<number>;
  /** When a viewer first reported that it spoke the tour protocol. */
  spoke_at: string | null;
  /** When a viewer last reported that it said nothing. */
  silent_at: string | null;
}

/**
 * Pairs of scenes of two dates that show the same place. While a date is in the trash, its slot is the id of its entry:
 * the day may have another tour.
 */
export interface TourAlignmentsTable {
  project_id: string;
  from_slot: string;
  from_scene: string;
  to_slot: string;
  to_scene: string;
  /** Radians by which the same direction is further to the right in the second scene. */
  yaw: number;
}

/** Links that show a project's tours to people without an account. */
export interface GuestLinksTable {
  id: string;
  project_id: string;
  /** `date` or a sub date, with which the link ends; `null` for the project with all its dates. */
  slot: string | null;
  secret_hash: string;
  /** Carried by tickets. Replaced together with the secret or the passcode, which ends the tickets. */
  grant_id: string;
  note: string;
  /** Of the sender. */
  language: Language;
  /** PHC string; `null` without a passcode. */
  passcode_hash: string | null;
  /** JSON: an array of origins. */
  sites: string;
  /** Whether guests read and write notes. */
  notes: Generated<number>;
  /** `null` once the account is deleted. */
  created_by: string | null;
  /** The same id, which stays; `null` if the account was deleted before ids were kept. */
  maker_id: Generated<string | null>;
  /** Full name at the time, shown once the account is gone; empty if it was not kept. */
  maker_name: Generated<string>;
  created_at: string;
  expires_at: string | null;
  revoked_at: string | null;
  /** While its date is in the trash: the link is closed, and returns with the date. */
  trash_id: Generated<string | null>;
}

/** Of each project with notes: its code in short addresses. The row outlives the project, so that no code is used twice. */
export interface NoteProjectsTable {
  code: string;
  /** `null` once the project is deleted permanently. */
  project_id: string | null;
  /** The highest number that a note was given. */
  last_number: Generated<number>;
}

/** Guests who write, by the name that they have entered: one row per guest link and browser. */
export interface NoteGuestsTable {
  id: string;
  project_id: string;
  /** `null` once the link is forgotten: what was written stays. */
  link_id: string | null;
  name: string;
  /** Of the cookie. */
  secret_hash: string;
  created_at: string;
}

/** Who has written something: the id of an account, which stays when that is deleted, or of a guest. */
interface WrittenColumns {
  author_id: string | null;
  guest_id: string | null;
}

export interface NotesTable extends WrittenColumns {
  /** Chosen by the writer’s device. */
  id: string;
  project_id: string;
  /** Unique in the project. */
  number: number;
  /** `date` or a day. */
  slot: string;
  /** The entry of its date, if that is in the trash, or was deleted permanently. */
  trash_id: Generated<string | null>;
  text: string;
  /** JSON, as in the contract. */
  place: string | null;
  status: NoteStatus;
  /** Account to which it is assigned; stays when that is deleted. */
  person_id: string | null;
  due: string | null;
  created_at: string;
  edited_at: string | null;
  editor_id: string | null;
  editor_guest_id: string | null;
  done_at: string | null;
  /** Optimistic locking: incremented with each edit. */
  revision: Generated<number>;
  /** It can be restored for a day, then it is deleted with all that belongs to it. */
  deleted_at: string | null;
}

/** Comments on notes, and changes of their status. */
export interface NoteEntriesTable extends WrittenColumns {
  /** Of a comment, chosen by the writer’s device. */
  id: string;
  note_id: string;
  kind: NoteEntry['kind'];
  text: string;
  at: string;
  edited_at: string | null;
  deleted_at: string | null;
}

/** Photos of notes and comments. Their files are in the covers' folder. */
export interface NotePicturesTable {
  id: string;
  /** `null`: to be deleted with its files. */
  note_id: string | null;
  /** Of the comment that it belongs to. */
  entry_id: string | null;
  /** Name without the ending. */
  file: string;
  width: number;
  height: number;
  created_at: string;
}

/** What a person is still to be mailed about notes. */
export interface NoteNewsTable {
  id: string;
  project_id: string;
  user_id: string;
  note_id: string;
  entry_id: string | null;
  kind: 'new' | 'assigned' | NoteEntry['kind'];
  at: string;
}

/** When a person was last mailed about the notes of a project. */
export interface NoteMailsTable {
  project_id: string;
  user_id: string;
  sent_at: string;
}

/** Daily sums of visits. */
export interface VisitsTable {
  /** Id of the project or pilot, which is also in one of the two next columns. */
  target_id: string;
  project_id: string | null;
  pilot_id: string | null;
  /** In UTC; empty for the sum of all days that are no longer kept. */
  day: string;
  /** As in `ToursTable`. */
  slot: string;
  /** `own`: by the owner or an admin. `public`: of a pilot. */
  audience: 'account' | 'guest' | 'public' | 'own';
  /** Of the guest link; empty for other audiences. */
  link_id: string;
  count: number;
  /** Time of the last one. */
  last_at: string;
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
  /** JSON, as defined in `messages.ts`. */
  message: string;
  attempts: number;
  created_at: string;
  /** Time of the next attempt. */
  due_at: string;
  /** When it is deleted unsent. */
  expires_at: string;
  /** Template of a mail, or `code`; `null` before the first failure, as is `reason`. */
  kind: string | null;
  /** Why the last attempt failed, as in `failureReason.ts`. */
  reason: string | null;
  /** Start of the present attempt. */
  leased_at: string | null;
}

/** Messages that are not sent any more, unless an admin has them sent again. */
export interface FailedMessagesTable {
  id: string;
  channel: 'mail' | 'sms';
  kind: string | null;
  reason: string;
  /** `null` once it has expired: then only the failure is known. */
  message: string | null;
  created_at: string;
  failed_at: string;
  /** As in the outbox. */
  expires_at: string;
}

/** One-time codes for logging in by phone: the newest one per user. */
export interface CodesTable {
  user_id: string;
  code_hash: string;
  tries: number;
  created_at: string;
  expires_at: string;
}

/** Footage that staff have submitted. */
export interface DeliveriesTable {
  id: string;
  /** `null` once the account is deleted: the footage is retained. */
  user_id: string | null;
  /** When it was handed in; `null` for folders that an operator has copied. */
  sender_name: string | null;
  project_name: string;
  folder: string;
  /** Relative to the footage folder. */
  path: string;
  files: number;
  bytes: number;
  created_at: string;
  /** Sort key of the project's name, by which deliveries are grouped and found. */
  project_key: string;
  /** Whether its files have rows: those of earlier releases get them from a background job. */
  is_listed: Generated<number>;
  taken_at: string | null;
  /** `null` once the account is deleted. */
  taken_by: string | null;
  deleted_at: string | null;
  /** When admins got a mail of it. */
  announced_at: string | null;
  /** When its files were deleted, which may take several attempts. The row is kept for the person who sent it. */
  removed_at: string | null;
}

/** The files of deliveries. */
export interface FootageFilesTable {
  id: string;
  delivery_id: string;
  position: number;
  /** In the folder of the delivery. */
  name: string;
  bytes: number;
  kind: (typeof FOOTAGE_FILE_KINDS)[number];
  /** Checksum, for archives; `null` until a background job has read the file. */
  crc32: number | null;
  /** Whether the file was not found in the store, or not with its size. */
  is_missing: Generated<number>;
}

/** Checksums of stored files that were read for an archive. Files are immutable, so a row is never out of date. */
export interface FileChecksumsTable {
  /** In the file store. */
  key: string;
  bytes: number;
  crc32: number;
  /** In hexadecimal digits. */
  sha256: string;
  read_at: string;
}

/** Running servers that share this database. */
export interface ProcessesTable {
  id: string;
  started_at: string;
  seen_at: string;
}

/** Uploads in progress on all servers. */
export interface UploadsTable {
  id: string;
  process_id: string;
  /** JSON, as defined in `uploadTag.ts`. */
  tag: string;
  started_at: string;
  /** As defined in `uploadState.ts`. */
  state: string;
}

/** Resumable uploads (tus) that no request has claimed yet. */
export interface ResumableUploadsTable {
  id: string;
  user_id: string;
  /** `Upload-Length`. */
  bytes: number;
  /** Whether all bytes have arrived. */
  is_whole: number;
  expires_at: string;
}

/**
 * Who did what to what. Names are those of the time, and ids are no foreign keys: entries outlive what they are about.
 */
export interface ActivityTable {
  id: string;
  at: string;
  action: ActivityAction;
  actor_kind: ActivityActor;
  /** Of a person. */
  actor_id: string | null;
  /** Full name of a person, what a guest has entered; empty for others. */
  actor_name: string;
  thing_kind: ActivityThing;
  /** Empty for the system. */
  thing_id: string;
  thing_name: string;
  /** The client that the thing is, or belongs to. */
  client_id: string | null;
  /** JSON, as in the contract. */
  details: string;
}

/** Whom and what activity can be filtered by: one row each, as in its latest entry. */
export interface ActivitySubjectsTable {
  role: 'person' | 'thing';
  id: string;
  /** `ActivityThing`, or `person`. */
  kind: string;
  name: string;
  /** Of the latest entry, to a minute. */
  at: string;
}

export interface SettingsTable {
  key: string;
  value: string;
}

/**
 * Random values that triggers replace with each change of what the list of clients shows. Random, so that a restored backup
 * never has a later state of the same database.
 */
export interface ClientListStampsTable {
  /** 0 for SQLite; for PostgreSQL, of the connection. */
  place: number;
  stamp: string;
}

export interface Schema {
  users: UsersTable;
  sessions: SessionsTable;
  identities: IdentitiesTable;
  sso_logins: SsoLoginsTable;
  keys: KeysTable;
  links: LinksTable;
  first_admin_links: FirstAdminLinksTable;
  email_changes: EmailChangesTable;
  projects: ProjectsTable;
  former_names: FormerNamesTable;
  sub_dates: SubDatesTable;
  access: AccessTable;
  pilots: PilotsTable;
  tours: ToursTable;
  tour_alignments: TourAlignmentsTable;
  guest_links: GuestLinksTable;
  note_projects: NoteProjectsTable;
  note_guests: NoteGuestsTable;
  notes: NotesTable;
  note_entries: NoteEntriesTable;
  note_pictures: NotePicturesTable;
  note_news: NoteNewsTable;
  note_mails: NoteMailsTable;
  visits: VisitsTable;
  rate_limits: RateLimitsTable;
  outbox: OutboxTable;
  failed_messages: FailedMessagesTable;
  codes: CodesTable;
  deliveries: DeliveriesTable;
  footage_files: FootageFilesTable;
  file_checksums: FileChecksumsTable;
  processes: ProcessesTable;
  uploads: UploadsTable;
  resumable_uploads: ResumableUploadsTable;
  activity: ActivityTable;
  activity_subjects: ActivitySubjectsTable;
  settings: SettingsTable;
  client_list_stamps: ClientListStampsTable;
  trash: TrashTable;
  /**
   * Views of the rows that are not in the trash. All reads use them, except those of the trash and of uniqueness.
   * `liveViews.ts` creates them.
   */
  live_users: UsersTable;
  live_projects: ProjectsTable;
  live_pilots: PilotsTable;
}

export type Database = Kysely<Schema>;
export type UserRecord = Selectable<UsersTable>;
export type SessionRecord = Selectable<SessionsTable>;
export type IdentityRecord = Selectable<IdentitiesTable>;
export type KeyRecord = Selectable<KeysTable>;
export type EmailChangeRecord = Selectable<EmailChangesTable>;
export type ProjectRecord = Selectable<ProjectsTable>;
export type PilotRecord = Selectable<PilotsTable>;
export type TourRecord = Selectable<ToursTable>;
export type GuestLinkRecord = Selectable<GuestLinksTable>;
export type NoteGuestRecord = Selectable<NoteGuestsTable>;
export type NoteRecord = Selectable<NotesTable>;
export type NoteEntryRecord = Selectable<NoteEntriesTable>;
export type NotePictureRecord = Selectable<NotePicturesTable>;
export type DeliveryRecord = Selectable<DeliveriesTable>;
export type FootageFileRecord = Selectable<FootageFilesTable>;
export type ActivityRecord = Selectable<ActivityTable>;
export type TrashRecord = Selectable<TrashTable>;
export type OutboxRecord = Selectable<OutboxTable>;
