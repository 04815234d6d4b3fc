/** The ring of the stage, as a drawing in the colour of the text. */
export function RingSign() {
  return (
    <svg width="76" height="76" viewBox="0 0 76 76" fill="none" aria-hidden>
      <circle
        cx="38"
        cy="38"
        r="36"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="7.54 7.54"
      />
      <circle cx="38" cy="38" r="3.2" fill="currentColor" />
    </svg>
  );
}
