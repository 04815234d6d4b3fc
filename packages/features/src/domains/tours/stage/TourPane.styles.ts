import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Pane = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  min-inline-size: 0;
  min-block-size: 0;
`;

export const Body = styled.div`
  position: relative;
  overflow: hidden;
`;

export const Frame = styled.iframe<{ $visible: boolean }>`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
  visibility: ${({ $visible }) => ($visible ? 'inherit' : 'hidden')};
`;

export const Waiting = styled.div`
  position: absolute;
  inset: 0;
  overflow: auto;
`;

/** Beside the tour, never over it: tours have menus of their own down there. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${t.space.xxs};
  padding: ${t.space.xxs};
  background: ${t.color.surface};
  color: ${t.color.ink};

  /* What a phone keeps for itself lies below the last of them. */
  ${Pane}:last-child > & {
    padding-block-end: calc(${t.space.xxs} + env(safe-area-inset-bottom, 0px));
  }
`;
