import { TextLink } from '@jawla/ui';
import { styled } from 'styled-components';

/** As high as a finger needs; above and below it, a row has nothing else to press. */
export const ProjectLink = styled(TextLink)`
  @media (pointer: coarse) {
    position: relative;

    &::after {
      content: '';
      position: absolute;
      inset-block: calc((100% - 44px) / 2);
      inset-inline: 0;
    }
  }
`;
