import type { LogoProps } from '../Brand';
import { useLocale } from '../DirectionProvider';
import { textsFor } from '../locale';

/**
 * A pointed doorway, its floor, and a person walking through. Never mirrored; the Arabic form is a separate
 * drawing.
 */
export function HouseLogo({ part = 'full', ...rest }: LogoProps) {
  const arabic = textsFor(useLocale(), { en: false, ar: true });
  if (part === 'mark') {
    return (
      <svg viewBox="0 0 24 24" width="24" height="24" fill="none" aria-hidden {...rest}>
        <Doorway />
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 88 24" width="110" height="30" fill="none" aria-hidden {...rest}>
      <g transform={arabic ? 'translate(64 0)' : undefined}>
        <Doorway />
      </g>
      <text
        x={arabic ? 36 : 57}
        y={arabic ? 17.5 : 18.5}
        textAnchor="middle"
        fill="currentColor"
        fontWeight={arabic ? 500 : 600}
        fontSize={arabic ? 19 : 20.5}
        letterSpacing={arabic ? undefined : '-0.6'}
      >
        {arabic ? 'جولة' : 'Jawla'}
      </text>
    </svg>
  );
}

function Doorway() {
  return (
    <>
      <path
        d="M6 20.25V11.5C6 7.4 8.6 4.9 12 2.75c3.4 2.15 6 4.65 6 8.75v8.75M2.25 20.25h19.5"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="miter"
      />
      <circle cx="12" cy="15.25" r="2" fill="var(--jawla-color-accent, currentColor)" />
    </>
  );
}
