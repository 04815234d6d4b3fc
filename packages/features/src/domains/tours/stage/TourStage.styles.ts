import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** The bar is first in the DOM, and last visually. */
export const Stage = styled.main`
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr) auto;
  grid-template-areas: 'room panel' 'bar bar';
  min-block-size: 0;

  @media (max-width: 639.98px), (max-width: 959.98px) and (min-height: 480px) {
    grid-template: minmax(0, 1fr) auto auto / minmax(0, 1fr);
    grid-template-areas: 'room' 'panel' 'bar';
  }
  background: ${t.color.stage};
  color: ${t.color.onStage};
  overflow: hidden;

  &:fullscreen {
    block-size: 100%;
  }
`;

/** Beside the tours, or above the bar. A sheet over them places itself. */
export const Panel = styled.div`
  grid-area: panel;
  display: grid;
  min-block-size: 0;
`;

export const Room = styled.div`
  grid-area: room;
  display: grid;
  min-block-size: 0;
`;
