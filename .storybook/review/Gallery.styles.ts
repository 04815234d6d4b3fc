import { from, t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Wall = styled.div`
  display: grid;
  gap: ${t.space.l};
  min-block-size: 100vb;
  padding: ${t.space.xl};
  background: ${t.color.surface};
  color: ${t.color.ink};
`;

export const Filters = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: ${t.space.m};
  align-items: end;
  padding-block-end: ${t.space.l};
  border-block-end: ${t.stroke.hair} solid ${t.color.lineStrong};
`;

export const Screen = styled.section`
  display: grid;
  gap: ${t.space.m};
`;

export const ScreenTitle = styled.div`
  display: flex;
  gap: ${t.space.s};
  align-items: baseline;
`;

export const States = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.l};
  padding: 0;
  margin: 0;
  list-style: none;
`;

export const State = styled.li`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: ${t.space.s};
  /* Texts never make a state wider than its previews. */
  inline-size: min-content;
  min-inline-size: 15rem;
`;

export const Previews = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.s};
  align-items: start;

  ${from('medium')} {
    flex-wrap: nowrap;
  }
`;

export const Frame = styled.div`
  /* Clips without a scroll container: a story that scrolls to a part of itself would scroll its iframe as well. */
  overflow: clip;
  background: ${t.color.surfaceSunken};
  border: ${t.stroke.hair} solid ${t.color.line};

  & > iframe {
    display: block;
    pointer-events: none;
    border: 0;
    transform-origin: 0 0;
  }
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space.s};
  align-items: center;
`;
