import { DOORWAY, t } from '@jawla/ui/theme';
import { css, styled } from 'styled-components';

/** Until the picture has loaded, its own placeholder, which is light, does not cover the stage. */
const standIn = css`
  & > * {
    block-size: 100%;
    background: none;
  }
  & > * > :not(img) {
    visibility: hidden;
  }
`;

export const Door = styled.div<{ $isTarget: boolean }>`
  /* Narrower in a low pane, such as one of two compared tours on a phone. */
  inline-size: min(14rem, 50dvi, 25cqb);
  aspect-ratio: 9 / 11;
  clip-path: ${DOORWAY};
  background: color-mix(in srgb, ${t.color.onStage} 12%, transparent);
  /* Where the card's picture moves in a view transition. */
  view-transition-name: ${({ $isTarget }) => ($isTarget ? 'jawla-picture' : 'none')};
  ${standIn}
`;

/** Dark enough for white text over any picture. */
export const Ground = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  background: ${t.color.stage};
  ${standIn}

  & > * {
    filter: blur(18px) brightness(0.3);
    scale: 1.1;
  }
`;
