import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** One column, which is easy to use with one thumb; beside each other on wide screens. */
export const Form = styled.form`
  display: grid;
  align-items: start;
  gap: ${t.space.l};

  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 26rem) minmax(0, 1fr);
    column-gap: ${t.space.xl};
  }
`;

/** What is uploaded. */
export const Inputs = styled.div`
  display: grid;
  gap: ${t.space.l};
`;

/** The files, their progress, the actions and the result. */
export const Outcome = styled(Inputs)``;

/** With two hundred files, the submit button must remain reachable. */
export const Files = styled.div`
  max-block-size: 24rem;
  overflow: auto;
  overscroll-behavior: contain;
`;
