import { styled, css } from 'styled-components';
import { t } from '../../theme/tokens';

export const Root = styled.div`
  display: grid;
  gap: ${t.space.xxs};
  min-inline-size: 0;
`;

export const Label = styled.label`
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
  font-weight: ${t.weight.medium};
`;

export const Hint = styled.p`
  font-size: ${t.text.caption};
  line-height: ${t.leading.caption};
  color: ${t.color.inkMuted};
`;

export const Message = styled.p<{ $tone: 'danger' | 'warning' }>`
  display: flex;
  gap: ${t.space.xxs};
  font-size: ${t.text.caption};
  line-height: ${t.leading.caption};
  color: ${({ $tone }) => t.color[$tone]};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    margin-block-start: 0.1em;
  }
`;

/** Styles of inputs and selects. */
export const control = css`
  display: flex;
  align-items: center;
  min-block-size: ${t.size.control};
  min-inline-size: 0;
  background: ${t.color.surfaceRaised};
  border: ${t.stroke.hair} solid ${t.color.lineStrong};
  border-radius: ${t.radius.m};
  transition: border-color ${t.motion.quick} ${t.motion.ease};

  &:hover:not(:has(:disabled, [aria-invalid='true'])) {
    border-color: ${t.color.ink};
  }
  /* Only aria-invalid is styled: the browser's own :invalid comes without a message. */
  &:has([aria-invalid='true']) {
    border-color: ${t.color.danger};
    box-shadow: inset 0 0 0 1px ${t.color.danger};
  }
  /* The focus ring surrounds the whole control, not only its input. */
  &:has(> :is(input, select, textarea):focus-visible) {
    outline: ${t.stroke.strong} solid ${t.color.focus};
    outline-offset: 2px;
  }
  &:has(> :is(input, select, textarea):disabled) {
    background: ${t.color.surfaceSunken};
    border-color: ${t.color.line};
    color: ${t.color.inkMuted};
  }
`;

export const Control = styled.div`
  ${control}
`;

export const input = css`
  flex: 1;
  min-inline-size: 0;
  inline-size: 100%;
  min-block-size: calc(${t.size.control} - 2px);
  padding-block: ${t.space.xs};
  padding-inline: ${t.space.s};
  background: transparent;
  border: 0;
  outline: none;
  /* Addresses run from left to right, but are aligned with the page's inline start. */
  text-align: -webkit-match-parent;
  text-align: match-parent;

  &::-webkit-search-cancel-button {
    display: none;
  }
  /* It would appear on hover and shift the text. !important, because the browser's own style is. */
  &[list]::-webkit-calendar-picker-indicator {
    display: none !important;
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 1;
    -webkit-text-fill-color: currentcolor;
  }
  &:autofill {
    box-shadow: inset 0 0 0 100rem ${t.color.accentSoft};
    -webkit-text-fill-color: ${t.color.ink};
  }
`;

export const Input = styled.input`
  ${input}
`;

export const Affix = styled.span<{ $side: 'start' | 'end' }>`
  flex: none;
  display: flex;
  align-items: center;
  color: ${t.color.inkMuted};
  padding-inline-start: ${({ $side }) => ($side === 'start' ? t.space.s : '0')};
  padding-inline-end: ${({ $side }) => ($side === 'end' ? t.space.s : '0')};

  &:has(button) {
    padding-inline-end: ${({ $side }) => ($side === 'end' ? '3px' : '0')};
  }
  /* The focus ring is inside the field. */
  & > button {
    outline-offset: -2px;
  }
`;
