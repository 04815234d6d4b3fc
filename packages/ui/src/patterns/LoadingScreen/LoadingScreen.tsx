import { useEffect, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useBrand } from '../../theme/BrandContext';
import * as S from './LoadingScreen.styles';
import type { LoadingGround } from './LoadingScreen.styles';
import { usePrefersReducedMotion } from './usePrefersReducedMotion';

export { LOADING_GROUNDS, type LoadingGround } from './LoadingScreen.styles';

/** How long a wait is before its film is fetched, in milliseconds: it shares the line with what is waited for. */
const FILM_AFTER_MS = 500;

export interface LoadingScreenProps extends ComponentPropsWithRef<'div'> {
  /** What is being waited for, and a second line if there is one. */
  messages: readonly [ReactNode, ReactNode?];
  /** `stage` waits in the dark, for tours: no white flash before the picture. */
  ground?: LoadingGround | undefined;
  /** Stays empty for this long, in milliseconds, so that short waits do not flash. */
  delay?: number | undefined;
  /** In place of the logo. What stands behind it is seen, too: the ground is left out. */
  drawing?: ReactNode;
  /** What the person can do if it takes too long. */
  actions?: ReactNode;
}

/**
 * A whole page that waits: the brand's film of its logo, its still picture for people who asked for less
 * motion, and the plain mark if the film cannot be had.
 */
export function LoadingScreen({
  messages: [first, second],
  ground = 'surface',
  delay = 150,
  drawing,
  actions,
  ...rest
}: LoadingScreenProps) {
  return (
    <S.Root data-page-loading {...rest} $ground={ground} $clear={drawing !== undefined}>
      {drawing}
      <S.Parts $delay={delay}>
        {drawing === undefined && (
          <S.Film>
            <MovingLogo ground={ground} after={Math.max(0, delay) + FILM_AFTER_MS} />
          </S.Film>
        )}
        <S.Words role="status">
          <p>{first}</p>
          {second !== undefined && <p>{second}</p>}
        </S.Words>
        {actions !== undefined && <S.Actions>{actions}</S.Actions>}
      </S.Parts>
    </S.Root>
  );
}

/** Stands still for so many milliseconds before it moves. */
function MovingLogo({ ground, after }: { ground: LoadingGround; after: number }) {
  const { Logo, animation } = useBrand();
  const still = usePrefersReducedMotion();
  const [broken, setBroken] = useState(false);
  const [early, setEarly] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setEarly(false), after);
    return () => clearTimeout(timer);
  }, [after]);
  // The film is drawn in ink on paper; in the dark room the mark itself takes the room's colour.
  if (animation === undefined || still || early || broken || ground === 'stage')
    return <Logo part="mark" />;
  return (
    <video
      autoPlay
      loop
      muted
      playsInline
      poster={animation.poster}
      aria-hidden
      onError={() => setBroken(true)}
    >
      <source src={animation.webm} type="video/webm" />
      {/* The last source tells that none could be played. */}
      <source src={animation.mp4} type="video/mp4" onError={() => setBroken(true)} />
    </video>
  );
}
