import { styled, css } from 'styled-components';
import { t } from '../../theme/tokens';

export const BUTTON_VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];

export const BUTTON_SIZES = ['m', 's'] as const;
export type ButtonSize = (typeof BUTTON_SIZES)[number];

export interface LookProps {
  $variant: ButtonVariant;
  $size: ButtonSize;
}

const variants: Readonly<Record<ButtonVariant, ReturnType<typeof css>>> = {
  primary: css`
    background: ${t.color.accent};
    border-color: ${t.color.accent};
    color: ${t.color.onAccent};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${t.color.accentHover};
      border-color: ${t.color.accentHover};
    }
  `,
  secondary: css`
    background: ${t.color.surfaceRaised};
    border-color: ${t.color.lineStrong};
    color: ${t.color.ink};
    &:hover:not(:disabled, [aria-disabled='true']) {
      border-color: ${t.color.ink};
    }
  `,
  quiet: css`
    background: transparent;
    border-color: transparent;
    color: ${t.color.ink};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${t.color.surfaceSunken};
    }
  `,
  danger: css`
    background: ${t.color.danger};
    border-color: ${t.color.danger};
    color: ${t.color.onDanger};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${t.color.dangerHover};
      border-color: ${t.color.dangerHover};
    }
  `,
};

const sizes: Readonly<Record<ButtonSize, ReturnType<typeof css>>> = {
  m: css`
    min-block-size: ${t.size.control};
    padding-block: ${t.space.xs};
    padding-inline: ${t.space.l};
  `,
  s: css`
    min-block-size: ${t.size.controlSmall};
    padding-block: ${t.space.xxs};
    padding-inline: ${t.space.s};
    font-size: ${t.text.small};
  `,
};

/** Styles of a button, for `<button>` and `<a>`. */
export const look = css<LookProps>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  border: ${t.stroke.hair} solid;
  border-radius: ${t.radius.m};
  font-weight: ${t.weight.medium};
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  transition:
    background-color ${t.motion.quick} ${t.motion.ease},
    border-color ${t.motion.quick} ${t.motion.ease};
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}

  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    background: ${t.color.surfaceSunken};
    border-color: ${t.color.line};
    color: ${t.color.inkMuted};
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  @media (forced-colors: active) {
    border-color: ButtonBorder;
    &:disabled,
    &[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

export const Root = styled.button<LookProps>`
  ${look}
`;

export const Content = styled.span<{ $hidden?: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${t.space.xs};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  visibility: ${({ $hidden }) => ($hidden ? 'hidden' : 'inherit')};

  & > svg {
    flex: none;
  }
`;

/** Covers the text, which stays in the layout, so that the width does not change. */
export const Busy = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;
