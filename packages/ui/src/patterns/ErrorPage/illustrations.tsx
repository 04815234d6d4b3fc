import type { ComponentPropsWithRef } from 'react';

type DrawingProps = ComponentPropsWithRef<'svg'>;

const pen = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.1,
  strokeLinecap: 'square',
  strokeLinejoin: 'miter',
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
      <path d="M152 174H40V24h240v150h-96" strokeWidth="2" />
      <path d="M130 24v60M130 112v62M40 134h90M206 24v36M206 88v86M206 124h74" />
      <path
        d="M152 174v-32a32 32 0 0 1 32 32M130 112h-28a28 28 0 0 1 28-28M206 60h28a28 28 0 0 1-28 28"
        strokeWidth="0.75"
      />
      <path
        d="M168 204v-54c0-32-8-52-38-52S86 92 80 66M168 150c0-50 10-76 38-76s42 8 48 28"
        stroke="var(--jawla-color-accent)"
        strokeDasharray="0.5 6"
        strokeLinecap="round"
        strokeWidth="2.25"
      />
      <circle cx="168" cy="206" r="4.5" fill="var(--jawla-color-accent)" stroke="none" />
      <path d="M40 10h240M40 6v8M280 6v8M22 24v150M18 24h8M18 174h8" strokeWidth="0.75" />
    </svg>
  );
}
