/** In the address of a tour: the note that is chosen, by its number. */
export const NOTE_PARAM = 'note';
/** The list that is open. */
export const NOTES_PARAM = 'notes';
