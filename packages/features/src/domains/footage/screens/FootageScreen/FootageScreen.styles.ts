import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

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
