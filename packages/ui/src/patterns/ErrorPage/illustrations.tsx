import type { ComponentPropsWithRef } from 'react';

type DrawingProps = ComponentPropsWithRef<'svg'>;

const pen = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'square',
  strokeLinejoin: 'miter',
  vectorEffect: 'non-scaling-stroke',
} as const;

/** A laptop whose page shows a doorway with nobody in it. */
export function LaptopDrawing(props: DrawingProps) {
  return (
    <svg viewBox="0 0 320 220" aria-hidden {...pen} {...props}>
      <path d="M52 24h216v136H52zM20 160h280l14 28H6zM128 160l4 10h56l4-10" />
      <path d="M64 36h192v112H64z" strokeWidth="0.75" />
      <path d="M64 52h192M72 44h2M80 44h2M88 44h2" strokeWidth="0.75" />
      <path d="M136 136v-34c0-16 10-26 24-36 14 10 24 20 24 36v34" />
      <path d="M104 136h112" />
      <path d="m148 104 24 24m0-24-24 24" stroke="var(--jawla-color-accent)" strokeWidth="2" />
      <path d="M6 200h308" strokeWidth="0.75" strokeDasharray="2 6" />
    </svg>
  );
}

/** A plan whose rooms are drawn and whose tour is still to be walked. */
export function PlanDrawing(props: DrawingProps) {
  return (
    <svg viewBox="0 0 320 220" aria-hidden {...pen} {...props}>
      <path d="M40 24h240v150h-96M152 174H40V24" />
      <path d="M130 24v58M130 110v64M130 96H96M68 96H40M206 24v40M206 92v30h74M206 122v20" />
      <path d="M130 110a28 28 0 0 1 28-28M206 92a28 28 0 0 0-28-28" strokeWidth="0.75" />
      <path d="M152 174a32 32 0 0 1 32 0" strokeWidth="0.75" />
      <path
        d="M168 206v-36c0-18-4-28-14-40s-30-20-60-20M168 150c18-10 36-14 60-62"
        stroke="var(--jawla-color-accent)"
        strokeDasharray="1 7"
        strokeLinecap="round"
        strokeWidth="2.5"
      />
      <circle cx="168" cy="206" r="5" fill="var(--jawla-color-accent)" stroke="none" />
      <path d="M40 12h240M40 8v8M280 8v8M24 24v150M20 24h8M20 174h8" strokeWidth="0.75" />
    </svg>
  );
}
