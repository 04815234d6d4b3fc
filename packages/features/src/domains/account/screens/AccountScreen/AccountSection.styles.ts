import { Card } from '@jawla/ui';
import { from, t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** Two stacks of sections beside each other in wide windows, the second below the first in others. */
export const Columns = styled.div`
  display: grid;
  gap: ${t.space.l};
  align-items: start;

  ${from('extraLarge')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Section = styled(Card)`
  display: grid;
  gap: ${t.space.l};
  max-inline-size: 48rem;
`;

export const Form = styled.form`
  display: grid;
  gap: ${t.space.l};
`;

/** Two columns on wide screens. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${t.space.l};
  align-items: start;
`;

/** The button, and next to it the result of the last action. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.s};
  align-items: center;
  min-block-size: ${t.size.control};
`;

export const Result = styled.div`
  flex: 1 1 16rem;
  min-inline-size: 0;
`;

/** A choice with its label and outcome. */
export const Choice = styled.div`
  display: grid;
  gap: ${t.space.xs};
  justify-items: start;
`;

export const Sessions = styled.ul`
  display: grid;
  gap: ${t.space.m};
`;

export const Session = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.s} ${t.space.m};
  align-items: center;
  justify-content: space-between;
  min-block-size: ${t.size.control};
`;

export const Device = styled.div`
  display: grid;
  gap: ${t.space.xs};
`;
