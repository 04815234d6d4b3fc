import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** The target of the card's picture in a view transition. */
export const Door = styled.div`
  inline-size: min(14rem, 50dvi);
  aspect-ratio: 9 / 11;
  overflow: hidden;
  border-radius: 50% 50% ${t.radius.m} ${t.radius.m} / 44% 44% ${t.radius.m} ${t.radius.m};
  view-transition-name: jawla-picture;

  & > * {
    block-size: 100%;
  }
`;

/** Dark enough for white text over any picture. */
export const Ground = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  background: ${t.color.stage};

  & > * {
    block-size: 100%;
    filter: blur(18px) brightness(0.3);
    scale: 1.1;
  }
`;
