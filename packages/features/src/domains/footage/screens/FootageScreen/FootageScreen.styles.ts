import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** Alone in its line, so that a finger needs more than its words. */
export const Back = styled.div`
  & > a {
    display: inline-flex;
    align-items: center;
    gap: ${t.space.xxs};

    @media (pointer: coarse) {
      min-block-size: ${t.size.target};
    }
    & > svg {
      margin: 0;
    }
  }
`;

/** One column: easy to use with one thumb, and a wide target for what is dragged. */
export const Form = styled.form`
  display: grid;
  gap: ${t.space.l};
`;

/** What is uploaded. */
export const Inputs = styled.div`
  display: grid;
  gap: ${t.space.l};
`;

export const Project = styled.div`
  max-inline-size: 26rem;
`;

/** The files, their progress, the actions and the result. */
export const Outcome = styled(Inputs)``;

/** With two hundred files, the submit button must remain reachable. */
export const Files = styled.div`
  max-block-size: 24rem;
  overflow: auto;
  overscroll-behavior: contain;
`;
