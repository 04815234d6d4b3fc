import { styled } from 'styled-components';

/** Its link is as high as a finger needs; above and below it, a row has nothing else to press. */
export const Project = styled.span`
  @media (pointer: coarse) {
    & > a {
      position: relative;
    }
    & > a::after {
      content: '';
      position: absolute;
      inset-block: calc((100% - 44px) / 2);
      inset-inline: 0;
    }
  }
`;
