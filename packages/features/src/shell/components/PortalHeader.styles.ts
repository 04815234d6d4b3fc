import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** As wide as the tools that are on their way, a sign and a word, so that nothing moves when they come. */
export const Room = styled.span`
  display: inline-flex;
  padding-inline-start: calc(${t.size.controlSmall} + ${t.space.xs});
  visibility: hidden;
`;
