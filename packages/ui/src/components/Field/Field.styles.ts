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

/** What can be typed in or chosen from. */
export const control = css`
  display: flex;
  align-items: center;
  min-block-size: ${t.size.control};
  min-inline-size: 0;
  background: ${t.color.surfaceRaised};
  border: ${t.stroke.hair} solid ${t.color.lineStrong};
  border-radius: ${t.radius.m};
  transition: border-color ${t.motion.quick} ${t.motion.ease};

  &:hover:not(:has(:disabled)) {
    border-color: ${t.color.ink};
  }
  /* What the browser alone finds wrong is not shown: nothing would say what it is. */
  &:has([aria-invalid='true']) {
    border-color: ${t.color.danger};
    box-shadow: inset 0 0 0 1px ${t.color.danger};
  }
  /* The ring goes round the whole control, not round the part that holds the caret. */
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
  /* Addresses run from left to right, yet start where the page's lines start. */
  text-align: -webkit-match-parent;
  text-align: match-parent;

  &::-webkit-search-cancel-button {
    display: none;
  }
  /* It would come and go with the pointer, and push the text aside. Important, as the browser sets it in place. */
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
  /* The ring stays inside the field. */
  & > button {
    outline-offset: -2px;
  }
`;
