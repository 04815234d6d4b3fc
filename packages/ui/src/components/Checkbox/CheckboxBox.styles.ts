import { styled } from 'styled-components';
import { t } from '../../theme/tokens';

/** As high as the first line of text, so that both are aligned at every text size. */
export const Box = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  block-size: calc(1em * ${t.leading.body});
  inline-size: 1.25em;
`;

export const Input = styled.input`
  appearance: none;
  inline-size: 1.25em;
  block-size: 1.25em;
  background: ${t.color.surfaceRaised};
  border: ${t.stroke.hair} solid ${t.color.lineStrong};
  border-radius: ${t.radius.s};
  cursor: inherit;
  transition: background-color ${t.motion.quick} ${t.motion.ease};

  &:hover:not(:disabled) {
    border-color: ${t.color.ink};
  }
  &:is(:checked, :indeterminate) {
    background: ${t.color.accent};
    border-color: ${t.color.accent};
  }
  &[aria-invalid='true'] {
    border-color: ${t.color.danger};
    box-shadow: inset 0 0 0 1px ${t.color.danger};
  }
  &:disabled {
    background: ${t.color.surfaceSunken};
    border-color: ${t.color.line};
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

export const Tick = styled.svg`
  position: absolute;
  inline-size: 1em;
  block-size: 1em;
  color: ${t.color.onAccent};
  pointer-events: none;
  visibility: hidden;

  input:is(:checked, :indeterminate) + & {
    visibility: visible;
  }
  input:disabled + & {
    color: ${t.color.inkMuted};
  }
  @media (forced-colors: active) {
    display: none;
  }
`;
