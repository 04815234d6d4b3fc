import { styled } from 'styled-components';
import { Anchor } from '../../components/Link';
import { t } from '../../theme/tokens';

export const Root = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${t.space.s};
  block-size: ${t.size.header};
  padding-inline: max(${t.space.m}, min(${t.space.xl}, 4vw));
  border-block-end: ${t.stroke.hair} solid ${t.color.line};
`;

export const Home = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${t.size.controlSmall};
  color: ${t.color.ink};
  border-radius: ${t.radius.s};
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${t.space.xs};
  margin-inline-start: auto;
  /* A name that breaks into two lines makes the frame higher than the drawing. */
  white-space: nowrap;
`;
