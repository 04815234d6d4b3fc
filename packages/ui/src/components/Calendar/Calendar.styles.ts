import { styled } from 'styled-components';
import { t } from '../../theme/tokens';

/** The row above the days. */
export const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${t.space.xs};
  padding-block-end: ${t.space.xs};
`;

/** Styles of the headless calendar, which provides the behaviour. */
export const Sheet = styled.div`
  inline-size: fit-content;
  padding: ${t.space.s};

  & ${Header} > button {
    flex: none;
  }
  & ${Header} > button,
  & td > div {
    display: grid;
    place-items: center;
    --calendar-day: max(2.25rem, min(${t.size.target}, (100dvi - 4rem) / 7));
    inline-size: var(--calendar-day);
    block-size: var(--calendar-day);
    border-radius: ${t.radius.s};
    cursor: pointer;
    outline: none;
  }
  & ${Header} > button:hover,
  & td > div[data-hovered] {
    background: ${t.color.surfaceSunken};
  }
  & :is(button, td > div):is(:focus-visible, [data-focus-visible]) {
    outline: ${t.stroke.strong} solid ${t.color.focus};
    outline-offset: -2px;
  }
  & table {
    font-variant-numeric: tabular-nums;
  }
  & th {
    padding-block: ${t.space.xxs};
    font-size: ${t.text.caption};
    font-weight: ${t.weight.regular};
    color: ${t.color.inkMuted};
  }
  & td {
    padding: 0;
  }
  & td > div[data-outside-month] {
    display: none;
  }
  & td > div[data-today] {
    box-shadow: inset 0 0 0 1px ${t.color.lineStrong};
  }
  & td > div[data-selected] {
    background: ${t.color.accent};
    color: ${t.color.onAccent};
  }
  & td > div[data-disabled] {
    color: ${t.color.inkFaint};
    cursor: not-allowed;
  }
  /* Unavailable days remain focusable, so they must be readable. */
  & td > div[data-unavailable] {
    color: ${t.color.inkMuted};
    text-decoration: line-through;
    cursor: not-allowed;
  }
  & ${Header} > button[data-disabled] {
    color: ${t.color.inkFaint};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    & td > div[data-disabled] {
      color: GrayText;
    }
    & td > div[data-selected] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

/** Month and year between the buttons. */
export const Picks = styled.span`
  display: flex;
  min-inline-size: 0;
`;

/** A native select: familiar on every phone and in every screen reader. */
export const Pick = styled.select`
  min-inline-size: 0;
  min-block-size: ${t.size.target};
  padding-inline: ${t.space.xxs};
  background: transparent;
  color: inherit;
  border: 0;
  border-radius: ${t.radius.s};
  font: inherit;
  font-size: ${t.text.small};
  font-weight: ${t.weight.medium};
  cursor: pointer;

  &:hover {
    background: ${t.color.surfaceSunken};
  }
  &:focus-visible {
    outline: ${t.stroke.strong} solid ${t.color.focus};
    outline-offset: -2px;
  }
  & > option {
    background: ${t.color.surfaceRaised};
    color: ${t.color.ink};
  }
`;

export const Gregorian = styled.p`
  padding-block-start: ${t.space.xs};
  font-size: ${t.text.caption};
  line-height: ${t.leading.caption};
  color: ${t.color.inkMuted};
`;
