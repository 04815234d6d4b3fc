import { from, t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** Ownership at the start of the line, type and order at its end; stacked on narrow screens. */
export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${t.space.s};
`;

export const Selects = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  gap: ${t.space.xs};

  & > * {
    flex: 1 1 9rem;

    ${from('medium')} {
      flex: 0 1 auto;
      min-inline-size: 10rem;
      max-inline-size: 17.5rem;
    }
  }
`;
