import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** The logo of the brand, in More: a phone has no room for it next to the dates. */
export const Brand = styled.div`
  padding: ${t.space.xs};

  & > svg {
    display: block;
    block-size: 1.75rem;
    inline-size: auto;
  }
`;
