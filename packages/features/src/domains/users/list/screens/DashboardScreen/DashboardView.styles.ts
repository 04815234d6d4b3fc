import { from, t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** In the row of the title while there is room. */
export const Wide = styled.div`
  display: none;

  ${from('large')} {
    display: flex;
    gap: ${t.space.xs};
  }
`;

export const Above = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

/** In a menu, on narrow windows. The button is higher than its line. */
export const Narrow = styled.div`
  margin-block: -${t.space.s};

  ${from('large')} {
    display: none;
  }
`;

/** The search field fills the line, up to a maximum width. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s};

  & > :first-child {
    flex: 1 1 16rem;
    max-inline-size: 28rem;
  }
  & > :last-child {
    margin-inline-start: auto;
  }
`;
