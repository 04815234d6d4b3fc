import { styled } from 'styled-components';
import { Picture } from '../Picture';
import { t } from '../../theme/tokens';

export const Root = styled.div`
  display: grid;
  gap: ${t.space.s};
  min-inline-size: 0;
`;

export const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border: ${t.stroke.hair} solid ${t.color.line};
  border-radius: ${t.radius.l};
`;

export const Preview = styled(Picture)`
  aspect-ratio: 4 / 3;
`;

/** The picture waits under it, so that nothing jumps. */
export const Busy = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: end;
  padding: ${t.space.m};
  background: ${t.color.scrim};

  & > div {
    padding: ${t.space.s};
    background: ${t.color.surfaceRaised};
    border-radius: ${t.radius.m};
  }
`;
