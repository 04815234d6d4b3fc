import { styled } from 'styled-components';

/** A page without a frame, such as a tour. Urgent notices are below it: over a tour they would cover its controls. */
export const Room = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  min-block-size: 100vb;
  min-block-size: 100dvb;
`;

export const Notices = styled.div`
  position: sticky;
  z-index: 2;
  inset-block-end: 0;
`;
