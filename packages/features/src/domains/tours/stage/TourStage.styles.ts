import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** Where a panel is a sheet over the tours. */
const SHEET = '@media (max-width: 639.98px), (max-width: 959.98px) and (min-height: 480px)';

/** The bar is first in the DOM, and last visually. */
export const Stage = styled.main`
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr) auto;
  grid-template-areas: 'room panel' 'bar bar';
  min-block-size: 0;

  ${SHEET} {
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

  /* The tours have what a half sheet leaves: their middle, where notes are, stays in sight. Its corners lie on them. */
  ${SHEET} {
    &:has([data-height]) {
      block-size: calc(55dvb - 1.25rem);
    }
  }
`;

export const Room = styled.div`
  grid-area: room;
  display: grid;
  min-block-size: 0;
`;
