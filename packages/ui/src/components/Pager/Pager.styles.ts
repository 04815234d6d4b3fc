import { styled } from 'styled-components';
import { t } from '../../theme/tokens';

export const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.xs} ${t.space.s};
  font-size: ${t.text.small};
`;

export const Page = styled.span`
  min-inline-size: 4.5rem;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

export const Lock = styled.span`
  color: ${t.color.inkMuted};
`;
