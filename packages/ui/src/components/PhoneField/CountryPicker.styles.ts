import { styled } from 'styled-components';
import { t } from '../../theme/tokens';
import { control, input } from '../Field/Field.styles';
import { line } from '../Floating';

export const Trigger = styled.button`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${t.space.xxs};
  align-self: stretch;
  min-inline-size: ${t.size.target};
  padding-inline: ${t.space.s};
  border-inline-end: ${t.stroke.hair} solid ${t.color.line};
  border-start-start-radius: inherit;
  border-end-start-radius: inherit;
  font-variant-numeric: tabular-nums;
  outline-offset: -2px;

  &:disabled {
    cursor: not-allowed;
  }
  & > svg {
    color: ${t.color.inkMuted};
  }
`;

export const Box = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: ${t.space.xxs};
  inline-size: min(21rem, 100dvi - 2 * ${t.space.m});
  padding: ${t.space.xs};
`;

export const Search = styled.div`
  ${control}
  padding-inline-start: ${t.space.s};

  & > svg {
    flex: none;
    color: ${t.color.inkMuted};
  }
  & > input {
    ${input}
  }
`;

/**
 * A fixed height: a sheet whose height changes while the user types could flip to the other side. Less in low windows,
 * down to three countries: it would otherwise open upwards, over the title of the login by phone.
 */
export const Countries = styled.ul`
  block-size: clamp(9rem, 100dvb - 37rem, 17.5rem);
  overflow: auto;
  overscroll-behavior: contain;
`;

export const Country = styled.li`
  ${line}
  justify-content: space-between;

  &:hover {
    background: ${t.color.surfaceSunken};
  }
  &[aria-selected='true'] {
    background: ${t.color.accentSoft};
    font-weight: ${t.weight.medium};
  }
  &[data-focused] {
    outline: ${t.stroke.hair} solid ${t.color.lineStrong};
    outline-offset: -1px;
  }
`;

export const Name = styled.span`
  flex: 1;
  display: flex;
  align-items: center;
  gap: ${t.space.xs};
  min-inline-size: 0;
`;

export const Flag = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 1.5rem;
  aspect-ratio: 3 / 2;
  overflow: hidden;
  background: ${t.color.surfaceSunken};
  border-radius: 2px;
  box-shadow: 0 0 0 1px ${t.color.line};
  font-size: 0.625rem;
  line-height: 1;

  & > svg {
    inline-size: 100%;
    block-size: 100%;
  }
`;
