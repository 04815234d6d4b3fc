import { styled } from 'styled-components';
import { t } from '../../theme/tokens';

export const Root = styled.div`
  display: grid;
  gap: ${t.space.m};
  min-inline-size: 0;
`;

export const Work = styled.div`
  display: grid;
  gap: ${t.space.m};
  /* As high as the drop zone, so that the layout does not shift when the upload starts. */
  min-block-size: 9rem;
  align-content: center;
  padding: ${t.space.l};
  background: ${t.color.surfaceRaised};
  border: ${t.stroke.hair} solid ${t.color.line};
  border-radius: ${t.radius.l};
`;

export const Done = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${t.space.xs};
  font-weight: ${t.weight.medium};
  color: ${t.color.success};
`;

/** The steps of an upload, from the choice of the files to the result. */
export const Steps = styled.div`
  display: grid;
  align-content: start;
  gap: ${t.space.m};
`;
