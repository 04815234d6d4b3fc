import { Picture } from '@jawla/ui';
import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Group = styled.fieldset`
  display: grid;
  gap: ${t.space.xxs};
  min-inline-size: 0;
`;

/** The whole row is clickable. */
export const Choice = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${t.space.s};
  padding: ${t.space.xs};
  border-radius: ${t.radius.m};
  cursor: pointer;

  &:hover {
    background: ${t.color.surfaceSunken};
  }
  &:has(:checked) {
    background: ${t.color.accentSoft};
  }
  &:has(:focus-visible) {
    outline: ${t.stroke.strong} solid ${t.color.focus};
    outline-offset: -2px;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      border: ${t.stroke.strong} solid Highlight;
    }
  }
`;

export const Input = styled.input`
  position: absolute;
  inset: 0;
  appearance: none;
  outline: none;
  cursor: inherit;
`;

export const Thumb = styled(Picture)`
  inline-size: clamp(3.5rem, 18vi, 5rem);
  aspect-ratio: 16 / 10;
  overflow: hidden;
  border-radius: ${t.radius.s};
`;

export const When = styled.span`
  font-weight: ${t.weight.medium};
  white-space: nowrap;
`;
