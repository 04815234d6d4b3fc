import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${t.space.l} ${t.space.m};
  align-items: start;

  /* On a phone, numbers stand beside each other. */
  @media (width < 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :not(:has([inputmode='decimal'])) {
      grid-column: 1 / -1;
    }
  }
`;
