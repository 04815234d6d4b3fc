import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Figure = styled.div`
  padding: ${t.space.s} ${t.space.m};
  border-radius: ${t.radius.l};
  background: ${t.color.surfaceRaised};
`;

/** The whole width of its sheet. */
export const CHART_SIZE = { inlineSize: '100%', blockSize: '4.5rem' };

export const Name = styled.span`
  display: grid;
`;
