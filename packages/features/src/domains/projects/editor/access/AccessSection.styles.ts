import { EMAIL_RESULTS_REM } from '@jawla/contract/limits';
import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** Search results of addresses. */
export const Results = styled.ul`
  /* A scroll container can be shrunk to zero by its flex column. */
  flex: none;
  /* Clears the save bar when it is scrolled into view. */
  scroll-margin-block-end: 6rem;
  max-block-size: ${EMAIL_RESULTS_REM}rem;
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

/** In either script. */
export const Name = styled.bdi`
  display: block;
  font-weight: ${t.weight.medium};
`;

/** Below the address. */
export const Offer = styled.div`
  flex: 1 0 100%;
`;
