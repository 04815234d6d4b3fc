import type { LogoProps } from '../Brand';
import { useLocale } from '../DirectionProvider';
import { textsFor } from '../locale';

/** Two courses of stone above the sea. Never mirrored; the Arabic form is a separate drawing. */
export function SahelLogo({ part = 'full', ...rest }: LogoProps) {
  const arabic = textsFor(useLocale(), { en: false, ar: true });
  if (part === 'mark') {
    return (
      <svg viewBox="0 0 24 24" width="24" height="24" fill="none" aria-hidden {...rest}>
        <Shore />
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 92 24" width="115" height="30" fill="none" aria-hidden {...rest}>
      <g transform={arabic ? 'translate(68 0)' : undefined}>
        <Shore />
      </g>
      <text
        x={arabic ? 38 : 58}
        y={arabic ? 17 : 18}
        textAnchor="middle"
        fill="currentColor"
        fontWeight="600"
        fontSize={arabic ? 18 : 19}
      >
        {arabic ? 'ساحل' : 'SAHEL'}
      </text>
    </svg>
  );
}

function Shore() {
  return (
    <>
      <path d="M3 4h10v6H3zM15 4h6v6h-6z" fill="currentColor" />
      <path
        d="M3 14.5c3 0 3 2 6 2s3-2 6-2 3 2 6 2M3 19.5c3 0 3 2 6 2s3-2 6-2 3 2 6 2"
        stroke="var(--jawla-color-accent, currentColor)"
        strokeWidth="1.75"
      />
    </>
  );
}
