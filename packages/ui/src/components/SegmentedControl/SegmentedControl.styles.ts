import { css, styled } from 'styled-components';
import { t } from '../../theme/tokens';

export const SEGMENTED_LOOKS = ['segments', 'chips'] as const;
export type SegmentedLook = (typeof SEGMENTED_LOOKS)[number];

interface LookProps {
  $look: SegmentedLook;
}

const ground = css`
  padding: ${t.space.xxs};
  gap: ${t.space.xxs};
  background: ${t.color.surfaceSunken};
  border-radius: ${t.radius.l};
`;

export const Root = styled.fieldset<LookProps>`
  display: inline-flex;
  inline-size: fit-content;
  max-inline-size: 100%;
  ${({ $look }) =>
    $look === 'segments'
      ? ground
      : css`
          flex-wrap: wrap;
          gap: ${t.space.xs};
        `}
`;

const segment = css`
  border-radius: ${t.radius.m};

  &:has(:checked) {
    background: ${t.color.surfaceRaised};
    color: ${t.color.ink};
    font-weight: ${t.weight.medium};
    box-shadow: ${t.shadow.raised};
  }
`;

const chip = css`
  border: ${t.stroke.hair} solid ${t.color.line};
  border-radius: ${t.radius.full};

  &:has(:checked) {
    border-color: ${t.color.ink};
    background: ${t.color.ink};
    color: ${t.color.surface};
  }
`;

export const Segment = styled.label<LookProps>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${t.space.xs};
  min-inline-size: ${t.size.controlSmall};
  min-block-size: ${t.size.controlSmall};
  padding-inline: ${t.space.s};
  color: ${t.color.inkMuted};
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
  text-align: center;
  cursor: pointer;

  &:hover:not(:has(:disabled), :has(:checked)) {
    color: ${t.color.ink};
  }
  ${({ $look }) => ($look === 'segments' ? segment : chip)}
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
    &:has(:disabled) {
      color: GrayText;
    }
  }
`;

export const Count = styled.span`
  font-size: ${t.text.caption};
  font-variant-numeric: tabular-nums;
`;

/** Covers the segment, so that touch exploration finds the radio where the segment is visible. */
export const Input = styled.input`
  position: absolute;
  inset: 0;
  appearance: none;
  cursor: inherit;

  &:focus-visible {
    outline: none;
  }
`;
