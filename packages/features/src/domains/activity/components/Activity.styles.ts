import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Days = styled.div`
  display: grid;
  gap: ${t.space.l};
`;

/** Days off the screen are not laid out, so that thousands of entries stay fast. */
export const DayGroup = styled.section`
  display: grid;
  gap: ${t.space.s};
  contain-intrinsic-size: auto 12rem;
  content-visibility: auto;
`;

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  gap: ${t.space.s};
  align-content: center;
  min-block-size: 3.75rem;
  padding-block: ${t.space.xs};
  border-block-end: 1px solid ${t.color.line};
  contain-intrinsic-size: auto 3rem;
  content-visibility: auto;
  overflow-wrap: anywhere;
`;

export const What = styled.span`
  display: grid;
  gap: ${t.space.xxs};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.s};
`;
