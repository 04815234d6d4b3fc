import { Card } from '@jawla/ui';
import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** Facts beside cover and access where both have room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  gap: ${t.space.l};
  align-items: start;
`;

export const Section = styled(Card)`
  display: grid;
  gap: ${t.space.l};
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${t.space.l} ${t.space.m};
  align-items: start;
`;

/** Stays in sight: whether there is something to save, and the button for it. */
export const Bar = styled.div`
  position: sticky;
  z-index: ${t.layer.sticky};
  inset-block-end: var(--jawla-app-bottom, 0px);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.s};
  margin-block-start: ${t.space.l};
  padding-block: ${t.space.s};
  background: ${t.color.surface};
  border-block-start: ${t.stroke.hair} solid ${t.color.ink};
`;

export const State = styled.div`
  flex: 1 1 14rem;
  min-inline-size: 0;
`;

export const Rows = styled.ol`
  display: grid;
  gap: ${t.space.m};
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${t.space.xs} ${t.space.s};

  & > :first-child {
    flex: 0 1 13rem;
  }
`;

/** In line with the field beside it. */
export const RowEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.xs};
  min-block-size: ${t.size.control};
`;

export const Message = styled.div`
  flex-basis: 100%;
`;

/** Results of a search for addresses: no higher than the specification allows. */
export const Results = styled.ul`
  /* What scrolls may be shrunk to nothing by the column it stands in. */
  flex: none;
  max-block-size: 10rem;
  overflow-block: auto;
  padding: 0;
  list-style: none;
  border: ${t.stroke.hair} solid ${t.color.line};
  border-radius: ${t.radius.m};
`;

export const Result = styled.button`
  display: block;
  inline-size: 100%;
  min-block-size: ${t.size.controlSmall};
  padding-block: ${t.space.xxs};
  padding-inline: ${t.space.s};
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-size: ${t.text.small};
  text-align: start;
  cursor: pointer;

  &:hover,
  &:focus-visible {
    background: ${t.color.surfaceSunken};
  }
`;

export const People = styled.ul`
  display: grid;
  gap: ${t.space.xs};
  padding: 0;
  list-style: none;
`;

export const Person = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.xs};
  font-size: ${t.text.small};

  & > :first-child {
    flex: 1 1 10rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const Main = styled.div`
  display: grid;
  gap: ${t.space.l};
  min-inline-size: 0;
`;

/** As high as the controls beside it. */
export const PictureButton = styled.button`
  display: grid;
  inline-size: calc(${t.size.control} * 1.6);
  block-size: ${t.size.control};
  padding: 0;
  overflow: hidden;
  border: ${t.stroke.hair} solid ${t.color.line};
  border-radius: ${t.radius.m};
  background: none;
  cursor: pointer;
`;

export const PictureSheet = styled.div`
  display: grid;
  gap: ${t.space.s};
  inline-size: min(20rem, 100%);
`;
