import { css, keyframes, styled } from 'styled-components';
import { t } from '../../theme/tokens';

// With large text on a phone, the boxes shrink to the available width.
const BOX = 'min(3rem, 11cqi)';
const GAP = 'min(0.5rem, 1.5cqi)';
const PITCH = `(${BOX} + ${GAP})`;

const shake = keyframes`
  25% { translate: -0.375rem 0; }
  50% { translate: 0.375rem 0; }
  75% { translate: -0.25rem 0; }
`;

/** Always left to right (by its attribute): a code is one number, in both languages. */
export const Row = styled.div<{ $wrong: boolean }>`
  position: relative;
  display: flex;
  gap: ${GAP};
  inline-size: fit-content;
  ${({ $wrong }) =>
    $wrong &&
    css`
      @media (prefers-reduced-motion: no-preference) {
        animation: ${shake} 240ms ease-in-out;
      }
    `}
`;

export const Box = styled.span<{ $current: boolean; $wrong: boolean }>`
  display: grid;
  place-items: center;
  inline-size: ${BOX};
  block-size: 3.5rem;
  background: ${t.color.surfaceRaised};
  border: ${t.stroke.hair} solid ${({ $wrong }) => ($wrong ? t.color.danger : t.color.lineStrong)};
  border-radius: ${t.radius.m};
  font-family: ${t.font.code};
  font-size: 1.375rem;
  line-height: 1;

  input:focus ~ & {
    ${({ $current }) =>
      $current &&
      css`
        border-color: ${t.color.focus};
        box-shadow: 0 0 0 1px ${t.color.focus};
        @media (forced-colors: active) {
          outline: ${t.stroke.strong} solid Highlight;
        }
      `}
  }
  input:disabled ~ & {
    background: ${t.color.surfaceSunken};
    border-color: ${t.color.line};
    color: ${t.color.inkMuted};
  }
`;

/**
 * The only real input. Its invisible digits are aligned with those in the boxes, so that a tap sets the caret
 * correctly.
 */
export const Input = styled.input`
  && {
    position: absolute;
    inset: 0;
    inline-size: calc(100% + ${PITCH});
    max-inline-size: none;
    padding-inline-start: calc((${BOX} - 1ch) / 2);
    background: transparent;
    border: 0;
    outline: none;
    color: transparent;
    caret-color: transparent;
    font-family: ${t.font.code};
    font-size: 1.375rem;
    letter-spacing: calc(${PITCH} - 1ch);
    clip-path: inset(0 calc(${PITCH}) 0 0);
  }
  &::selection {
    background: transparent;
    color: transparent;
  }
  &:disabled {
    cursor: not-allowed;
  }
`;
