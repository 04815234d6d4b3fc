import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Uploads = styled.ul`
  padding-inline-start: ${t.space.m};
  list-style: disc;
  overflow-wrap: anywhere;
`;
