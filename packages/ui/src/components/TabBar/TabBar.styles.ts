import { css, styled } from 'styled-components';
import { from } from '../../theme/scales';
import { t } from '../../theme/tokens';
import { Anchor } from '../Link';

/** Sticky in the flow at the page's end, so that it never covers the last row. */
export const Root = styled.nav`
  position: sticky;
  inset-block-end: 0;
  z-index: ${t.layer.sticky};
  padding-block-end: env(safe-area-inset-bottom, 0px);
  /* Not of glass: buttons that are behind it show as smears between its labels. */
  background: ${t.color.surface};
  border-block-start: ${t.stroke.hair} solid ${t.color.line};

  ${from('medium')} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

export const List = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
`;

const tab = css`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 0.1875rem;
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 3.5rem;
  padding-inline: ${t.stroke.strong};
  padding-block: ${t.stroke.strong};
  color: ${t.color.inkMuted};
  /* Larger text grows as far as a word has room in a fifth of the window. */
  font-size: min(0.71875rem, max(11.5px, 3.75vi));
  line-height: 1.25;
  text-align: center;
  text-decoration: none;

  &[data-current] {
    color: ${t.color.accent};
    font-weight: ${t.weight.strong};
  }
  &:focus-visible {
    outline-offset: -3px;
    border-radius: ${t.radius.m};
  }
  @media (forced-colors: active) {
    &[data-current] {
      border-block-start: ${t.stroke.strong} solid;
    }
  }
`;

export const Tab = styled(Anchor)`
  ${tab}
`;

export const More = styled.button`
  ${tab}
`;

/** The count overlaps the icon's upper end corner. */
export const Icon = styled.span`
  position: relative;
  display: block;
  font-size: 1.3125rem;
  line-height: 0;

  & > svg {
    inline-size: 1em;
    block-size: 1em;
  }
`;

export const Count = styled.span`
  position: absolute;
  inset-block-start: -0.3125rem;
  inset-inline-start: 60%;
  font-size: 0.75rem;
  line-height: 1;

  & > span {
    font-size: inherit;
  }
`;

/** Two lines at most: the accessible name is complete. */
export const Label = styled.span`
  display: -webkit-box;
  max-inline-size: 100%;
  overflow: hidden;
  overflow-wrap: normal;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
