import { styled } from 'styled-components';
import { t } from '../../theme/tokens';

/** The headless calendar brings the behaviour; this is its look. */
export const Sheet = styled.div`
  padding: ${t.space.s};

  & header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${t.space.xs};
    padding-block-end: ${t.space.xs};
  }
  & header > :is(h1, h2, h3, h4) {
    font-size: ${t.text.small};
  }
  & header > button,
  & td > div {
    display: grid;
    place-items: center;
    inline-size: 2.25rem;
    block-size: 2.25rem;
    border-radius: ${t.radius.s};
    cursor: pointer;
    outline: none;
  }
  & header > button:hover,
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
  & td > div:is([data-disabled], [data-unavailable]) {
    color: ${t.color.inkFaint};
    cursor: not-allowed;
  }
  & header > button[data-disabled] {
    color: ${t.color.inkFaint};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    & td > div[data-selected] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
