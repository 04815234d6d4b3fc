import type { LogoProps } from '../Brand';
import { useLocale } from '../DirectionProvider';
import { textsFor } from '../locale';

/** A path with three corners and a destination. Never mirrored; the Arabic form is a separate drawing. */
export function MasarLogo({ part = 'full', ...rest }: LogoProps) {
  const arabic = textsFor(useLocale(), { en: false, ar: true });
  if (part === 'mark') {
    return (
      <svg viewBox="0 0 24 24" width="24" height="24" fill="none" aria-hidden {...rest}>
        <Walk />
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 96 24" width="120" height="30" fill="none" aria-hidden {...rest}>
      <g transform={arabic ? 'translate(72 0)' : undefined}>
        <Walk />
      </g>
      <text
        x={arabic ? 40 : 60}
        y={arabic ? 17 : 18.5}
        textAnchor="middle"
        fill="currentColor"
        fontWeight="700"
        fontSize={arabic ? 18 : 20}
        letterSpacing={arabic ? undefined : '-0.4'}
      >
        {arabic ? 'مسار' : 'masar'}
      </text>
    </svg>
  );
}

function Walk() {
  return (
    <>
      <path
        d="M4 21v-7a4 4 0 0 1 4-4h3a4 4 0 0 1 4 4v0a4 4 0 0 0 4 4"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="19" cy="5.5" r="3.25" fill="var(--jawla-color-accent, currentColor)" />
    </>
  );
}
