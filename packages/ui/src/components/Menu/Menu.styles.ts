import { css, styled } from 'styled-components';
import { t } from '../../theme/tokens';
import { line } from '../Floating/sheet';
import { Anchor } from '../Link';

export const List = styled.div`
  min-inline-size: 11rem;
  max-inline-size: min(24rem, 100dvi - 2 * ${t.space.xs});
  padding: ${t.space.xxs};
`;

interface ItemProps {
  $tone: 'plain' | 'danger';
}

const item = css<ItemProps>`
  ${line}
  box-sizing: border-box;
  inline-size: 100%;
  border: 0;
  background: none;
  color: ${({ $tone }) => ($tone === 'danger' ? t.color.danger : t.color.ink)};
  font: inherit;
  text-align: start;

  &:focus,
  &:hover:not([data-disabled]) {
    background: ${t.color.surfaceSunken};
  }
  &:focus-visible {
    outline: ${t.stroke.strong} solid ${t.color.focus};
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    &:focus {
      outline: ${t.stroke.strong} solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Item = styled.button<ItemProps>`
  ${item}
`;

export const LinkItem = styled(Anchor)<ItemProps>`
  ${item}
`;

export const Label = styled.span`
  flex: 1;
  min-inline-size: 0;
`;
