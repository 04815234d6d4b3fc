import { css, styled } from 'styled-components';
import { t } from '../../theme/tokens';
import { Anchor } from '../Link';

export const Root = styled.nav`
  font-variant-numeric: tabular-nums;
`;

export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.xxs};
`;

const page = css`
  display: inline-grid;
  place-items: center;
  min-inline-size: ${t.size.controlSmall};
  min-block-size: ${t.size.controlSmall};
  padding-inline: ${t.space.xxs};
  border-radius: ${t.radius.m};
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
`;

const target = css`
  ${page}
  text-decoration: none;
  color: ${t.color.ink};

  &:hover:not([aria-disabled]) {
    background: ${t.color.surfaceSunken};
  }
  &[aria-disabled] {
    color: ${t.color.inkFaint};
    cursor: default;
  }
  &[aria-current='page'] {
    background: ${t.color.accentSoft};
    color: ${t.color.accent};
    font-weight: ${t.weight.medium};
  }
  @media (forced-colors: active) {
    &[aria-current='page'] {
      border: ${t.stroke.strong} solid;
    }
    &[aria-disabled] {
      color: GrayText;
    }
  }
`;

export const PageButton = styled.button`
  ${target}
`;

export const PageLink = styled(Anchor)`
  ${target}
`;

/** A gap between two page numbers. */
export const Gap = styled.span`
  ${page}
  color: ${t.color.inkFaint};
`;
