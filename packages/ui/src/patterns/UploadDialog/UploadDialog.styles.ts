import { styled } from 'styled-components';
import { FileDrop } from '../../components/FileDrop';
import { t } from '../../theme/tokens';

export const Root = styled.div`
  display: grid;
  gap: ${t.space.m};
  min-inline-size: 0;
`;

/** As high as the drop zone with files, so that nothing below moves when the upload starts. */
const STEP = '6.5rem';

/** At first it has the room that files and facts take later, so that the dialog stays as high as it is. */
export const Drop = styled(FileDrop)<{ $hasFiles: boolean }>`
  align-content: center;
  min-block-size: ${({ $hasFiles }) => ($hasFiles ? STEP : 'clamp(9rem, 100dvb - 17rem, 27.5rem)')};
  padding-block: ${t.space.m};
`;

export const Work = styled.div`
  display: grid;
  gap: ${t.space.xs};
  min-block-size: ${STEP};
  align-content: center;
  padding-block: ${t.space.s};
  padding-inline: ${t.space.l};
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
