import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.m};
  align-items: center;
  justify-content: space-between;
`;

export const Figure = styled.div`
  padding: ${t.space.l};
  border-radius: ${t.radius.l};
  background: ${t.color.surfaceRaised};
`;

/** The whole width of its sheet. */
export const CHART_SIZE = { inlineSize: '100%', blockSize: '8rem' };

export const Name = styled.span`
  display: grid;
`;
