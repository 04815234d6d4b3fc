import { styled } from 'styled-components';

export const Pane = styled.div`
  position: relative;
  min-inline-size: 0;
  min-block-size: 0;
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

/** A size container: what is shown in it shrinks with the pane. */
export const Waiting = styled.div`
  position: absolute;
  inset: 0;
  container-type: size;
  overflow: auto;
`;
