import { useEffect, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useBrand } from '../../theme/BrandContext';
import * as S from './LoadingScreen.styles';
import type { LoadingGround } from './LoadingScreen.styles';
import { usePrefersReducedMotion } from './usePrefersReducedMotion';

export { LOADING_GROUNDS, type LoadingGround } from './LoadingScreen.styles';

/** Delay before the film is loaded, in milliseconds: it shares the bandwidth with the content. */
const FILM_AFTER_MS = 500;

export interface LoadingScreenProps extends ComponentPropsWithRef<'div'> {
  /** What is loading, and an optional second line. */
  messages: readonly [ReactNode, ReactNode?];
  /** `stage` is dark, for tours: no white flash before the picture. */
  ground?: LoadingGround | undefined;
  /** Delay before anything is visible, in milliseconds, so that short waits do not flash. */
  delay?: number | undefined;
  /** Replaces the logo. The background is transparent then, so that content behind it is visible. */
  drawing?: ReactNode;
  /** Nothing is loading anymore, as after a failure: nothing moves. */
  still?: boolean;
  /** Actions for the user if it takes too long. */
  actions?: ReactNode;
}

/**
 * A full-page loading state: the brand's animated logo; its still image with reduced motion, and the plain
 * logo if the film cannot be loaded. On the stage and with a drawing, which do not move, a bar below the words does.
 */
export function LoadingScreen({
  messages: [first, second],
  ground = 'surface',
  delay = 150,
  drawing,
  still = false,
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
        {(ground === 'stage' || drawing !== undefined) && !still && <S.Track aria-hidden />}
        {actions !== undefined && <S.Actions>{actions}</S.Actions>}
      </S.Parts>
    </S.Root>
  );
}

/** Delay before the logo moves, in milliseconds. */
function MovingLogo({ ground, after }: { ground: LoadingGround; after: number }) {
  const { Logo, animation } = useBrand();
  const still = usePrefersReducedMotion();
  const [broken, setBroken] = useState(false);
  const [early, setEarly] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setEarly(false), after);
    return () => clearTimeout(timer);
  }, [after]);
  // The film has dark ink on paper; on the dark stage the logo itself is used, in the stage's colour.
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
      {/* An error of the last source means that none could be played. */}
      <source src={animation.mp4} type="video/mp4" onError={() => setBroken(true)} />
    </video>
  );
}
