import { styled } from 'styled-components';
import { t } from '../../theme/tokens';

export const Root = styled.fieldset`
  display: inline-flex;
  inline-size: fit-content;
  max-inline-size: 100%;
  padding: ${t.space.xxs};
  gap: ${t.space.xxs};
  background: ${t.color.surfaceSunken};
  border-radius: ${t.radius.l};
`;

export const Segment = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${t.space.xs};
  min-inline-size: 0;
  min-block-size: ${t.size.controlSmall};
  padding-inline: ${t.space.s};
  border-radius: ${t.radius.m};
  color: ${t.color.inkMuted};
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
  text-align: center;
  cursor: pointer;

  &:hover:not(:has(:disabled)) {
    color: ${t.color.ink};
  }
  &:has(:checked) {
    background: ${t.color.surfaceRaised};
    color: ${t.color.ink};
    font-weight: ${t.weight.medium};
    box-shadow: ${t.shadow.raised};
  }
  &:has(:focus-visible) {
    outline: ${t.stroke.strong} solid ${t.color.focus};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    color: ${t.color.inkFaint};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      outline: ${t.stroke.strong} solid;
    }
  }
`;

/** Covers the segment, so that touch exploration finds it where it is seen. */
export const Input = styled.input`
  position: absolute;
  inset: 0;
  appearance: none;
  cursor: inherit;

  &:focus-visible {
    outline: none;
  }
`;
