/** Limits of footage. Not in `limits.ts`, which the login loads. */

/** Size of a file of footage in bytes; inclusive. */
export const FOOTAGE_BYTES_MAX = 100_000_000;
/** Maximum number of files in a request. */
export const FOOTAGE_FILES_MAX = 500;
export const FOOTAGE_FOLDERS = {
  session: 'photo session data',
  missing: 'missing photos',
} as const;
export const FOOTAGE_FILE_KINDS = ['film', 'picture', 'other'] as const;
/** What became of a delivery: handed in, marked as taken by an admin, deleted. */
export const FOOTAGE_STATES = ['received', 'taken', 'deleted'] as const;
/** The two lists of the inbox: deliveries that are not marked as taken, and the others. */
export const FOOTAGE_LISTS = ['waiting', 'taken'] as const;
export type FootageListName = (typeof FOOTAGE_LISTS)[number];
/** Deliveries on a page of the inbox. */
export const FOOTAGE_PAGE_SIZE = 20;
/** Files that the inbox shows of each delivery. */
export const FOOTAGE_STRIP = 5;
/** Deliveries in a person's own list. */
export const OWN_FOOTAGE_MAX = 20;
/** Deliveries of a person that no admin has taken or deleted yet: number, and bytes of their files. */
export const FOOTAGE_WAITING = { deliveriesMax: 200, bytesMax: 100_000_000_000 } as const;
/** Deliveries of a person in an hour. */
export const FOOTAGE_HOURLY_MAX = 60;
/** Admins get one mail about the files of a project in this time, in minutes. */
export const FOOTAGE_NOTICE_MINUTES = 60;
/** Admins are warned when footage takes this much of its space, in percent. */
export const FOOTAGE_WARNINGS = [80, 90] as const;

/** Limits per user for resumable uploads that no request has used yet. */
export const RESUMABLE = {
  /** Incomplete files. */
  openMax: 20,
  /** All files: two deliveries of footage. */
  filesMax: 2 * FOOTAGE_FILES_MAX,
  /** Sum of `Upload-Length` in bytes: the largest delivery of footage. */
  bytesMax: FOOTAGE_FILES_MAX * FOOTAGE_BYTES_MAX,
} as const;
