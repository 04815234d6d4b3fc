import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** Placeholder of content that is loading; hidden from screen readers, too. */
export const Room = styled.div`
  visibility: hidden;
`;

/** As high as a line of dates. */
export const OnlyDate = styled.p`
  padding-block: calc(1.25rem + ${t.space.xxs}) ${t.space.xxs};
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
  font-weight: ${t.weight.medium};
`;
