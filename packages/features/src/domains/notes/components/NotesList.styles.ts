import { t } from '@jawla/ui/theme';
import { keyframes, styled } from 'styled-components';
import { SHEET } from './noteWindows';

export const Tools = styled.div`
  display: grid;
  gap: 0.625rem;
  padding-block-end: ${t.space.s};
  padding-inline: 1.25rem;

  & > fieldset {
    display: flex;
    inline-size: 100%;
  }
  & > fieldset > label {
    flex: 1 1 0;
  }
  ${SHEET} {
    padding-inline: ${t.space.m};
  }
`;

/** Half a sheet has no room for it, unless it says why notes are missing. */
export const Search = styled.div<{ $isUsed: boolean }>`
  ${SHEET} {
    [data-height='half'] & {
      display: ${({ $isUsed }) => ($isUsed ? 'block' : 'none')};
    }
  }
`;

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Notice = styled.div`
  padding-block: ${t.space.s};
  padding-inline: 1.25rem;

  ${SHEET} {
    padding-inline: ${t.space.m};
  }
`;

export const Empty = styled.div`
  display: grid;
  justify-items: center;
  padding-block: ${t.space.xl} ${t.space.l};
  padding-inline: ${t.space.l};

  /* Above the space that the words have around them. */
  & > svg {
    margin-block-end: calc(-1 * ${t.space.l});
    color: ${t.color.inkFaint};
  }
`;

const appear = keyframes`
  from {
    visibility: hidden;
  }
`;

/** What arrives within 150 ms is not announced by grey bars. */
export const Waiting = styled.div`
  animation: ${appear} 150ms step-end;
`;

export const WaitingRow = styled.div`
  display: grid;
  grid-template-columns: 2.25rem minmax(0, 1fr);
  gap: 0.375rem ${t.space.s};
  padding-block: ${t.space.s};
  padding-inline: 1.25rem;

  & > :first-child {
    grid-row: span 2;
    border-radius: ${t.radius.full};
  }
  ${SHEET} {
    padding-inline: ${t.space.m};
  }
`;
