import { Card } from '@jawla/ui';
import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** Gets the focus when the bar is removed with the focused button; no focus ring, as it surrounds the whole page. */
export const Form = styled.form`
  container-type: inline-size;

  &:focus {
    outline: none;
  }
`;

/** Dates and facts; on wide screens with the cover and the access beside them. */
export const Areas = styled.div`
  display: grid;
  gap: ${t.space.l};
  align-items: start;

  & > * {
    min-inline-size: 0;
  }
  @container (min-width: 56rem) {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
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

/** Sticky while there are unsaved changes. */
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
  border-block-start: ${t.stroke.hair} solid ${t.color.line};
`;

export const State = styled.div`
  flex: 1 1 14rem;
  min-inline-size: 0;
`;

/** Search results of addresses, at most as high as the specification allows. */
export const Results = styled.ul`
  /* A scroll container can be shrunk to zero by its flex column. */
  flex: none;
  /* Clears the save bar when it is scrolled into view. */
  scroll-margin-block-end: 6rem;
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
`;

export const Email = styled.span`
  flex: 1 1 7rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
