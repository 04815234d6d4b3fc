import { css, styled } from 'styled-components';
import { pageInset } from '../../theme/pageInset';
import { from } from '../../theme/scales';
import { t } from '../../theme/tokens';
import { Anchor } from '../Link';
import { glass } from '../Navigation';

export const PHONE_ITEMS = ['menu', 'none'] as const;
export type PhoneItems = (typeof PHONE_ITEMS)[number];

export const Root = styled.header`
  ${pageInset}
  ${glass}
  --row: min(${t.size.header}, 3.5rem);
  position: sticky;
  /* Its own view transition group, so that it does not move while the page changes. */
  view-transition-name: jawla-header;
  inset-block-start: 0;
  z-index: ${t.layer.sticky};
  padding-inline: var(--jawla-page-inset);
  border-block-end: ${t.stroke.hair} solid ${t.color.line};

  ${from('medium')} {
    --row: min(${t.size.header}, 4rem);
  }
  @media print {
    position: static;
  }
`;

/** Large text in a small window wraps into a second row. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: stretch;
  column-gap: ${t.space.xxs};
  /* The border below is part of the height. */
  min-block-size: calc(var(--row) - ${t.stroke.hair});

  ${from('medium')} {
    column-gap: ${t.space.s};
  }
  ${from('large')} {
    column-gap: ${t.space.l};
  }
`;

export const Home = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  margin-block: auto;
  color: ${t.color.ink};
  border-radius: ${t.radius.s};
`;

const phoneItems: Readonly<Record<PhoneItems, ReturnType<typeof css>>> = {
  menu: css`
    display: flex;
  `,
  none: css`
    display: none;

    ${from('medium')} {
      display: flex;
    }
  `,
};

export const Nav = styled.nav<{ $phoneItems: PhoneItems }>`
  ${({ $phoneItems }) => phoneItems[$phoneItems]}
  position: relative;
  flex: 1 1 0;
  min-inline-size: 2.75rem;

  @media print {
    display: none;
  }
`;

export const List = styled.ul`
  display: flex;
  min-inline-size: 0;
  /* Until they are measured, items may need more space than there is. */
  overflow: clip;
  overflow-clip-margin: 4px;
`;

/** Styles of an item, shared with the ruler. */
const item = css`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: ${t.space.xs};
  padding-inline: 0.5625rem;
  font-size: 0.9375rem;
  line-height: ${t.leading.small};
  white-space: nowrap;

  &[data-current] {
    font-weight: ${t.weight.medium};
  }
  ${from('large')} {
    padding-inline: 0.8125rem;
  }
`;

const target = css`
  ${item}
  block-size: 100%;
  min-inline-size: ${t.size.target};
  min-block-size: 2.75rem;
  color: ${t.color.inkMuted};
  text-decoration: none;
  border-radius: ${t.radius.s};

  &:hover,
  &[data-current] {
    color: ${t.color.ink};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[data-current]::after {
    content: '';
    position: absolute;
    inset-inline: 0.5625rem;
    inset-block-end: 0;
    border-block-end: ${t.stroke.strong} solid ${t.color.accent};
    border-start-start-radius: ${t.stroke.strong};
    border-start-end-radius: ${t.stroke.strong};
  }
  ${from('large')} {
    &[data-current]::after {
      inset-inline: 0.8125rem;
    }
  }
`;

export const Item = styled(Anchor)`
  ${target}
`;

export const More = styled.button`
  ${target}

  & > svg {
    flex: none;
  }
`;

/**
 * Renders each item in every form, invisibly, for measuring. The texts are generated content, so that
 * find-in-page and screen readers do not find them twice.
 */
export const Ruler = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  display: flex;
  block-size: 0;
  inline-size: max-content;
  visibility: hidden;
  pointer-events: none;
`;

/** Prevents that the ruler widens the page. */
export const RulerRoom = styled.div`
  position: absolute;
  inset: 0;
  overflow: clip;
  pointer-events: none;
  visibility: hidden;
`;

export const RulerItem = styled.span`
  ${item}

  &[data-text]::before {
    content: attr(data-text);
  }
`;

export const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${t.space.xxs};
  min-block-size: 2.75rem;
  margin-inline-start: auto;

  ${from('medium')} {
    gap: ${t.space.xs};
  }
  @media print {
    display: none;
  }
`;
