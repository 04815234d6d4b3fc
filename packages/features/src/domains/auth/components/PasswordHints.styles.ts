import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Lead = styled.p`
  margin: 0;
  font-size: ${t.text.small};
  color: ${t.color.inkMuted};
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
  gap: ${t.space.xs} ${t.space.m};
  margin-block: ${t.space.xxs} 0;
  margin-inline: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li<{ $met: boolean }>`
  display: flex;
  gap: ${t.space.xs};
  align-items: center;
  font-size: ${t.text.small};
  color: ${({ $met }) => ($met ? t.color.success : t.color.inkMuted)};
`;
