import { styled } from 'styled-components';
import { t } from '../../theme/tokens';

const HANDLE = '2.75rem';

export const Root = styled.figure`
  position: relative;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  background: ${t.color.surfaceSunken};
  border-radius: ${t.radius.l};

  &:has(:focus-visible) {
    outline: ${t.stroke.strong} solid ${t.color.focus};
    outline-offset: 2px;
  }
`;

export const Image = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  user-select: none;
`;

interface Curtain {
  $percent: number;
}

/** Clipped instead of resized, so that both pictures stay aligned. */
export const Before = styled.div.attrs<Curtain>(({ $percent }) => ({
  style: { '--hidden': `${100 - $percent}%` },
}))<Curtain>`
  position: absolute;
  inset: 0;
  clip-path: inset(0 var(--hidden) 0 0);

  &:dir(rtl) {
    clip-path: inset(0 0 0 var(--hidden));
  }
`;

export const Captions = styled.figcaption`
  position: absolute;
  inset-block-end: ${t.space.s};
  inset-inline: ${t.space.s};
  display: flex;
  justify-content: space-between;
  gap: ${t.space.s};
  pointer-events: none;
`;

export const Caption = styled.span`
  padding: ${t.space.xxs} ${t.space.xs};
  background: ${t.color.surface};
  color: ${t.color.ink};
  border-radius: ${t.radius.m};
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
`;

export const Line = styled.div.attrs<Curtain>(({ $percent }) => ({
  style: { '--percent': `${$percent}%` },
}))<Curtain>`
  position: absolute;
  inset-block: 0;
  inset-inline-start: calc(var(--percent) - 1px);
  inline-size: 2px;
  background: ${t.color.surface};
  box-shadow: 0 0 0 1px ${t.color.scrim};
  pointer-events: none;

  &::after {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - ${HANDLE} / 2);
    inset-inline-start: calc(50% - ${HANDLE} / 2);
    inline-size: ${HANDLE};
    block-size: ${HANDLE};
    border-radius: 50%;
    background: ${t.color.surface};
    box-shadow: 0 0 0 1px ${t.color.scrim};
  }
  @media (forced-colors: active) {
    outline: ${t.stroke.hair} solid;

    &::after {
      border: ${t.stroke.strong} solid;
    }
  }
`;

/** Transparent, and as large as the pictures: its thumb is as wide as the visible handle. */
export const Range = styled.input`
  position: absolute;
  inset-block: 0;
  inset-inline: calc(${HANDLE} / -2);
  inline-size: calc(100% + ${HANDLE});
  block-size: 100%;
  opacity: 0;
  cursor: ew-resize;
  touch-action: pan-y;
`;
