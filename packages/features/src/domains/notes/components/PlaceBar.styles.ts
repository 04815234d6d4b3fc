import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';
import { SHEET } from './noteWindows';

export const Beside = styled.div`
  display: contents;

  ${SHEET} {
    display: none;
  }
`;

export const How = styled.div`
  display: grid;
  gap: ${t.space.m};
  padding: 0.25rem 1.25rem 1.25rem;
`;

export const Drawing = styled.div`
  color: ${t.color.accent};
  background: ${t.color.surfaceSunken};
  border-radius: ${t.radius.l};

  & > svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
`;

export const Lines = styled.g`
  stroke: ${t.color.inkFaint};
  stroke-opacity: 0.7;
`;

export const Title = styled.p`
  font-size: ${t.text.lead};
  line-height: ${t.leading.lead};
  font-weight: ${t.weight.medium};
`;

export const Muted = styled.p`
  color: ${t.color.inkMuted};
`;

export const Here = styled.p`
  display: flex;
  align-items: center;
  gap: 0.625rem;

  & > svg {
    flex: none;
    color: ${t.color.accent};
  }
  & bdi {
    font-weight: ${t.weight.medium};
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.xs};
  padding-block: ${t.space.s};
  padding-inline: 1.25rem;
`;

/** Above the bar: the stage is the rest. */
export const Strip = styled.section`
  display: none;

  ${SHEET} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.625rem;
    padding-block: 0.625rem;
    padding-inline: ${t.space.m} 0.625rem;
    background: ${t.color.stage};
    color: ${t.color.onStage};
    border-block-start: ${t.stroke.hair} solid ${t.color.lineStage};
    font-size: ${t.text.small};
    line-height: ${t.leading.small};
  }
  & > p {
    flex: 1 0 100%;
  }
  & button {
    min-block-size: 2.75rem;
  }
  & button:first-of-type {
    flex: 1 1 auto;
  }
`;
