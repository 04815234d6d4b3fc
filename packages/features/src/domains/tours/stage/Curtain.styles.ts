import { DOORWAY, t } from '@jawla/ui/theme';
import { css, styled } from 'styled-components';
import { HANDLE_WIDTH } from './TourPanes.styles';

const HANDLE_HEIGHT = '3.625rem';

export const Root = styled.div`
  position: absolute;
  z-index: 2;
  inset: 0;
  pointer-events: none;
`;

export const Line = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: calc(var(--divider) - 1px);
  inline-size: 2px;
  background: ${t.color.onStage};
`;

/** A doorway, the marker of dates elsewhere. */
export const Handle = styled.div`
  position: absolute;
  inset-block-start: calc(var(--handle) - ${HANDLE_HEIGHT} / 2);
  inset-inline-start: calc(1px - ${HANDLE_WIDTH} / 2);
  inline-size: ${HANDLE_WIDTH};
  block-size: ${HANDLE_HEIGHT};
  color: ${t.color.stage};
  display: grid;
  place-items: center;
  /* Visible on tours of any colour; a border would be clipped with the shape. */
  filter: drop-shadow(0 0 1.5px ${t.color.stage});

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: ${t.color.onStage};
    clip-path: ${DOORWAY};
  }

  ${Root}:has(:focus-visible) & {
    outline: ${t.stroke.strong} solid ${t.color.onStage};
    outline-offset: 2px;
  }
`;

export const Days = styled.div`
  position: absolute;
  inset-block-start: calc(var(--handle) - 1rem);
  inset-inline-start: 1px;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: calc(${HANDLE_WIDTH} + ${t.space.s});
  inline-size: max-content;
  translate: -50%;

  &:dir(rtl) {
    translate: 50%;
  }
`;

export const Day = styled.span`
  padding: ${t.space.xxs} ${t.space.xs};
  border-radius: ${t.radius.m};
  background: ${t.color.stage};
  color: ${t.color.onStage};
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
  white-space: nowrap;

  &:first-child {
    justify-self: end;
  }
`;

const thumb = css`
  inline-size: ${HANDLE_WIDTH};
  block-size: ${HANDLE_HEIGHT};
  border: 0;
  appearance: none;
  pointer-events: auto;
  cursor: ew-resize;
`;

/** Transparent: its thumb covers the visible handle, and the rest ignores pointer events. */
export const Range = styled.input`
  position: absolute;
  inset-block-start: calc(var(--handle) - ${HANDLE_HEIGHT} / 2);
  inset-inline: 0;
  inline-size: 100%;
  block-size: ${HANDLE_HEIGHT};
  margin: 0;
  appearance: none;
  background: none;
  opacity: 0;
  touch-action: none;

  &::-webkit-slider-thumb {
    ${thumb}
  }
  &::-moz-range-thumb {
    ${thumb}
  }
`;
