/** Why a request conflicts with what is stored. No dependencies, so that pages load only this file. */

/** The code of every answer 409, beside its message. Clients decide by it, people read the message. */
export const CONFLICT_CODES = [
  /** Saved by another request since this one’s revision was read. */
  'revision',
  /** Something else has the name, day, address or number. */
  'taken',
  /** A person in the trash has the address, number or user name. Admins learn who: `trashed`. */
  'trashed',
  /** The person has access to the project already. */
  'hasAccess',
  /** The client of what would be restored is in the trash as well. */
  'clientFirst',
  /** The project of the date that would be restored is in the trash as well. */
  'projectFirst',
  /** Without this person, no active admin would be left. */
  'lastAdmin',
  /** The person has chosen a password already. */
  'hasPassword',
  /** The person is suspended. */
  'suspended',
  /** The password was changed since the request began. */
  'passwordChanged',
  /** Without it, the person could not log in. */
  'onlyLogin',
  /** As many as there may be. */
  'tooMany',
  /** A background job has to end first. */
  'notReady',
  /** A chunk of a resumable upload is not the next one. */
  'offset',
] as const;
export type ConflictCode = (typeof CONFLICT_CODES)[number];
