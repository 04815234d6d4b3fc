import { MenuItem } from 'react-aria-components';
import { styled } from 'styled-components';
import { t } from '../../theme/tokens';
import { line } from '../Floating';

export const Box = styled.div`
  min-inline-size: 11rem;
  padding: ${t.space.xxs};

  & > [role='menu'] {
    outline: none;
  }
  & header {
    padding-block: ${t.space.xs} ${t.space.xxs};
    padding-inline: ${t.space.s};
    color: ${t.color.inkMuted};
    font-size: ${t.text.caption};
    line-height: ${t.leading.caption};
    font-weight: ${t.weight.medium};
    overflow-wrap: anywhere;
  }
  & [role='separator'] {
    margin-block: ${t.space.xxs};
    border-block-start: ${t.stroke.hair} solid ${t.color.line};
  }
`;

export const Item = styled(MenuItem)<{ $tone: 'plain' | 'danger' }>`
  ${line}
  color: ${({ $tone }) => ($tone === 'danger' ? t.color.danger : t.color.ink)};

  & > kbd {
    flex: none;
    margin-inline-start: ${t.space.m};
    color: ${t.color.inkMuted};
    font-family: inherit;
    font-size: ${t.text.caption};
  }
  &[data-open] {
    background: ${t.color.surfaceSunken};
  }
  @media (forced-colors: active) {
    &[data-open]:not([data-focused]) {
      outline: ${t.stroke.hair} solid;
      outline-offset: -2px;
    }
  }
`;

export const Label = styled.span`
  flex: 1;
  min-inline-size: 0;
  /* A name in the other script is aligned with the inline start of the menu. */
  text-align: -webkit-match-parent;
  text-align: match-parent;
`;

/** Its space is reserved, so that names do not shift when an entry is checked. */
export const Tick = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 1em;
  block-size: 1em;
`;
