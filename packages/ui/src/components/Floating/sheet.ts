import { css } from 'styled-components';
import { t } from '../../theme/tokens';

/** The surface of a floating element. */
export const sheet = css`
  background: ${t.color.surfaceRaised};
  color: ${t.color.ink};
  border: ${t.stroke.hair} solid ${t.color.line};
  border-radius: ${t.radius.l};
  box-shadow: ${t.shadow.overlay};
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
`;

/** One line of a menu or a list of options. */
export const line = css`
  display: flex;
  align-items: center;
  gap: ${t.space.xs};
  min-block-size: ${t.size.controlSmall};
  padding-block: ${t.space.xxs};
  padding-inline: ${t.space.s};
  border-radius: ${t.radius.s};
  outline: none;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;

  & > svg {
    flex: none;
  }
  &[data-focused],
  &[data-hovered] {
    background: ${t.color.surfaceSunken};
  }
  &[data-focus-visible] {
    outline: ${t.stroke.strong} solid ${t.color.focus};
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: ${t.color.inkFaint};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[data-focused] {
      outline: ${t.stroke.strong} solid Highlight;
      outline-offset: -2px;
    }
    &[data-disabled] {
      color: GrayText;
    }
  }
`;
