import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Details = styled.pre`
  flex-basis: 100%;
  max-inline-size: 100%;
  max-block-size: 12rem;
  margin: 0;
  padding: ${t.space.s};
  overflow: auto;
  border: ${t.stroke.hair} solid ${t.color.line};
  font-size: ${t.text.small};
  text-align: start;
`;
