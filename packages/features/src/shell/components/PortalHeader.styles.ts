import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** As wide as the tools that are on their way, a picture and a word, so that nothing moves when they come. */
export const Room = styled.span`
  display: inline-flex;
  padding-inline-start: calc(2.75rem + ${t.space.xs});
  visibility: hidden;
`;
