import type { ComponentPropsWithRef } from 'react';

/** A doorway in dashes: what is not there yet. In the text colour. Decorative; the same in both directions. */
export function DashedArch(props: ComponentPropsWithRef<'svg'>) {
  return (
    <svg
      viewBox="0 0 72 96"
      fill="none"
      stroke="currentColor"
      strokeDasharray="4 4"
      aria-hidden
      {...props}
    >
      <path d="M1 95V42C1 23 18 8 36 1c18 7 35 22 35 41v53z" />
    </svg>
  );
}
