/** A doorway in dashed construction lines, in the text colour. Decorative; the same in both directions. */
export function ArchDrawing() {
  return (
    <svg
      viewBox="0 0 240 180"
      preserveAspectRatio="xMidYMax meet"
      fill="none"
      stroke="currentColor"
      aria-hidden
    >
      <g vectorEffect="non-scaling-stroke" strokeDasharray="4 4">
        <path d="M64 180V92c0-34 24-60 56-76 32 16 56 42 56 76v88" />
        <path d="M54 180V90c0-40 28-68 66-86 38 18 66 46 66 86v90" opacity="0.5" />
        <path d="M0 104h240M120 0v180" strokeDasharray="1 5" opacity="0.7" />
      </g>
    </svg>
  );
}
