import { css, styled } from 'styled-components';
import { t } from '../../theme/tokens';
import { line, sheet } from '../Floating/sheet';
import { Anchor } from '../Link';

export const MORE_PLACES = ['below', 'above'] as const;
export type MorePlace = (typeof MORE_PLACES)[number];

const places: Readonly<Record<MorePlace, ReturnType<typeof css>>> = {
  below: css`
    inset-block-start: calc(100% - ${t.space.xxs});
    inset-inline-start: 0;
  `,
  above: css`
    inset-block-end: calc(100% + ${t.space.xxs});
    inset-inline-end: ${t.space.xs};
  `,
};

export const Root = styled.div`
  display: flex;
`;

export const Panel = styled.ul<{ $place: MorePlace }>`
  ${sheet}
  position: absolute;
  z-index: ${t.layer.floating};
  ${({ $place }) => places[$place]}
  inline-size: max-content;
  min-inline-size: 11rem;
  max-inline-size: min(20rem, 100dvi - 2 * ${t.space.m});
  max-block-size: calc(100dvb - 10rem);
  overflow-block: auto;
  padding: ${t.space.xxs};
`;

export const Item = styled(Anchor)`
  ${line}
  min-block-size: 2.75rem;
  color: ${t.color.ink};

  &:hover {
    background: ${t.color.surfaceSunken};
  }
  &:focus-visible {
    outline: ${t.stroke.strong} solid ${t.color.focus};
    outline-offset: -2px;
  }
  &[aria-current='page'] {
    background: ${t.color.accentSoft};
    color: ${t.color.accent};
    font-weight: ${t.weight.medium};
  }
  & > bdi {
    margin-inline-end: auto;
  }
  @media (forced-colors: active) {
    &[aria-current='page'] {
      outline: ${t.stroke.hair} solid;
      outline-offset: -2px;
    }
  }
`;
