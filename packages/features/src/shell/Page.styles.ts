import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** Over a tour, which has the whole screen: what cannot wait until it is left. */
export const Notices = styled.div`
  position: fixed;
  z-index: 2;
  inset-block-start: ${t.space.m};
  inset-inline: 0;
  margin-inline: auto;
  inline-size: fit-content;
  max-inline-size: min(36rem, 100dvi - 2 * ${t.space.m});
`;
