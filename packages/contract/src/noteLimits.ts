/** Limits of notes. Not in `limits.ts`, which the login loads. */

export const NOTE_STATUSES = ['open', 'done'] as const;
export type NoteStatus = (typeof NOTE_STATUSES)[number];
/** Length of a note's or comment's text, in code points. */
export const NOTE_TEXT_MAX = 2000;
/** Maximum number of notes of a project that are not deleted. */
export const NOTES_MAX = 1000;
/** Maximum number of comments and changes of the status of a note. */
export const NOTE_ENTRIES_MAX = 200;
/** Maximum number of photos of a note; a comment has one at most. */
export const NOTE_PICTURES_MAX = 3;
/** Size of a photo in bytes; inclusive. */
export const NOTE_PICTURE_BYTES_MAX = 10_000_000;
/** Size of a photo in pixels: larger ones would take too much memory. */
export const NOTE_PICTURE_PIXELS_MAX = 50_000_000;
/** Longest sides in pixels: of what devices send, and of the two pictures that are kept. */
export const NOTE_PICTURE_SENT_SIDE = 2560;
export const NOTE_PICTURE_SIDE = 2048;
export const NOTE_THUMBNAIL_SIDE = 480;
/** Hours for which a deleted note or comment can be restored. */
export const NOTE_UNDO_HOURS = 24;
/** Length of the name that a guest writes under. */
export const GUEST_NAME_MAX = 60;
/** Characters of a project's code in short addresses: none that look alike. */
export const NOTE_CODE_LETTERS = '23456789abcdefghjkmnpqrstvwxyz';
export const NOTE_CODE_LENGTH = 5;
/** A short address: code and number. In any case. */
export const NOTE_LINK_PATTERN = /^([2-9a-hj-km-np-tv-z]{5})-([1-9]\d{0,5})$/i;
