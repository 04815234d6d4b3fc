import { t } from '@jawla/ui/theme';
import { css, styled } from 'styled-components';

/** `curtain`: on top of one another, with a divider between the visible parts. */
export type PanesLayout = 'one' | 'side' | 'curtain';

/** Size of the divider's handle, the thumb of a range input: its centre stays half of this away from both ends. */
export const HANDLE_WIDTH = '3rem';

interface PlaceProps {
  $isEarlier: boolean;
  $isCut: boolean;
}

/**
 * Clipped instead of resized, so that both tours keep their layout; pointer events on the other side reach
 * the other tour.
 */
const cut = css`
  z-index: 1;
  clip-path: inset(0 calc(100% - var(--divider)) 0 0);

  &:dir(rtl) {
    clip-path: inset(0 0 0 calc(100% - var(--divider)));
  }
`;

export const Place = styled.div<PlaceProps>`
  display: grid;
  min-inline-size: 0;
  min-block-size: 0;
  order: ${({ $isEarlier }) => ($isEarlier ? 0 : 1)};
  ${({ $isEarlier, $isCut }) => $isEarlier && $isCut && cut}
`;

/** Side by side on wide screens, otherwise stacked. */
const side = css`
  grid-auto-rows: minmax(0, 1fr);
  gap: ${t.space.xxs};

  @media (min-width: 56.25rem) {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
`;

const stacked = css`
  > * {
    grid-area: 1 / 1;
  }
`;

interface PanesProps {
  $layout: PanesLayout;
  $percent: number;
  $isMarked: boolean;
}

export const Panes = styled.div.attrs<PanesProps>(({ $percent }) => ({
  style: { '--earlier': String($percent / 100) },
}))<PanesProps>`
  /* Below a mark in the middle. */
  --handle: ${({ $isMarked }) => ($isMarked ? '78%' : '50%')};
  --divider: calc(${HANDLE_WIDTH} / 2 + (100% - ${HANDLE_WIDTH}) * var(--earlier));

  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-block-size: 0;
  overflow: hidden;

  ${({ $layout }) => ($layout === 'side' ? side : stacked)}
`;
