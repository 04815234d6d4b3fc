import { from, t } from '@jawla/ui/theme';
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

/** Time, sentence, details: the sentence first where the window is narrow. Of one height, unless names are very long. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${t.space.s};
  align-content: center;
  min-block-size: 4.5rem;
  border-block-end: ${t.stroke.hair} solid ${t.color.line};
  contain-intrinsic-size: auto calc(4.5rem - ${t.stroke.hair});
  content-visibility: auto;
  overflow-wrap: anywhere;

  ${from('medium')} {
    grid-template-columns: 4rem minmax(0, 1fr);
    min-block-size: 3.75rem;
    contain-intrinsic-size: auto calc(3.75rem - ${t.stroke.hair});
  }
`;

export const Time = styled.span`
  grid-area: 2 / 1;
  color: ${t.color.inkMuted};
  font-size: ${t.text.caption};
  line-height: ${t.leading.caption};

  ${from('medium')} {
    grid-area: 1 / 1;
    align-self: center;
    font-size: ${t.text.small};
    line-height: ${t.leading.small};
  }
`;

export const What = styled.span`
  grid-area: 1 / 1 / 2 / -1;
  font-size: ${t.text.small};
  line-height: ${t.leading.small};

  ${from('medium')} {
    grid-area: 1 / 2;
    font-size: ${t.text.body};
    line-height: ${t.leading.body};
  }
`;

export const Details = styled.span`
  grid-area: 2 / 2;
  overflow: clip visible;
  color: ${t.color.inkMuted};
  font-size: ${t.text.caption};
  line-height: ${t.leading.caption};
  text-overflow: ellipsis;
  white-space: nowrap;

  ${from('medium')} {
    overflow: visible;
    font-size: ${t.text.small};
    line-height: ${t.leading.small};
    white-space: normal;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.s};
`;
