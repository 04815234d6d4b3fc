import { Popover } from 'react-aria-components';
import { css, keyframes, styled } from 'styled-components';
import { t } from '../../theme/tokens';

const appear = keyframes`
  from { opacity: 0; translate: 0 -4px; }
`;

/** A sheet that floats above the page. */
export const sheet = css`
  background: ${t.color.surfaceRaised};
  color: ${t.color.ink};
  border: ${t.stroke.hair} solid ${t.color.line};
  border-radius: ${t.radius.l};
  box-shadow: ${t.shadow.overlay};
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
`;

export const Root = styled(Popover)`
  ${sheet}
  box-sizing: border-box;
  max-inline-size: min(24rem, 100dvi - 2 * ${t.space.xs});
  overflow: auto;
  outline: none;

  &[data-entering] {
    animation: ${appear} ${t.motion.quick} ${t.motion.ease};
  }
  &[data-exiting] {
    opacity: 0;
    transition: opacity ${t.motion.quick} ${t.motion.ease};
  }
  &[data-trigger='ComboBox'] {
    inline-size: var(--trigger-width);
    max-inline-size: none;
  }
`;

/** One line of a menu or a list to choose from. */
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
  }
`;
