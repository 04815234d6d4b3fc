import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** Two columns on wide screens; a single one next to the projects. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${t.space.l};
  align-items: start;
`;

/** The buttons, and next to them the result of the last action. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s};
  min-block-size: ${t.size.control};
`;

export const Result = styled.div`
  flex: 1 1 16rem;
  min-inline-size: 0;
`;
