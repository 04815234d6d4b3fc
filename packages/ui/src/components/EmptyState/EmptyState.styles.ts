import { styled } from 'styled-components';
import { t } from '../../theme/tokens';

export const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${t.space.s};
  padding-block: ${t.space.xxl};
  padding-inline: ${t.space.m};
  border: ${t.stroke.hair} dashed ${t.color.line};
  border-radius: ${t.radius.l};
  text-align: center;
`;

export const Sign = styled.div`
  color: ${t.color.inkMuted};
  font-size: 2rem;
`;

export const Title = styled.p`
  font-size: ${t.text.lead};
  line-height: ${t.leading.lead};
  font-weight: ${t.weight.medium};
  max-inline-size: 100%;
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  color: ${t.color.inkMuted};
  max-inline-size: 28rem;
`;

export const Action = styled.div`
  padding-block-start: ${t.space.xs};
`;
