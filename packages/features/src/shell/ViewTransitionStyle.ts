import { t } from '@jawla/ui/theme';
import { createGlobalStyle } from 'styled-components';

/**
 * Timing of view transitions between pages. `jawla-header` and `jawla-picture` are named by components of `@jawla/ui`.
 *
 * @see https://developer.mozilla.org/docs/Web/API/View_Transition_API
 */
export const ViewTransitionStyle = createGlobalStyle`
  /* Clicks reach the new page while the old one fades. */
  ::view-transition {
    pointer-events: none;
  }
  ::view-transition-old(root),
  ::view-transition-new(root) {
    animation-duration: 160ms;
  }
  ::view-transition-group(jawla-picture) {
    animation-duration: 420ms;
    animation-timing-function: ${t.motion.ease};
  }
  /* Both pictures are cropped by the changing box, not stretched. */
  ::view-transition-old(jawla-picture),
  ::view-transition-new(jawla-picture) {
    block-size: 100%;
    object-fit: cover;
    overflow: clip;
  }
  @media (prefers-reduced-motion: reduce) {
    ::view-transition-group(*),
    ::view-transition-image-pair(*),
    ::view-transition-old(*),
    ::view-transition-new(*) {
      animation: none;
    }
  }
`;
