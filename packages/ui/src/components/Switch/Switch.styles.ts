import { styled } from 'styled-components';
import { COARSE } from '../../theme/scales';
import { t } from '../../theme/tokens';

const THUMB = '1.125em';
const GAP = '0.1875em';

export const Root = styled.div`
  display: grid;
  gap: ${t.space.xxs};
`;

export const Row = styled.label`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${t.space.m};
  min-block-size: ${t.size.target};
  cursor: pointer;

  ${COARSE} {
    padding-block: max(0px, calc((${t.size.target} - 1lh) / 2));
  }
  &:has(:disabled) {
    color: ${t.color.inkMuted};
    cursor: not-allowed;
  }
`;

/** As high as the first line of the label. */
export const Track = styled.span`
  position: relative;
  display: grid;
  align-items: center;
  flex: none;
  block-size: calc(1em * ${t.leading.body});
`;

export const Input = styled.input`
  appearance: none;
  inline-size: calc(2 * ${THUMB} + 2 * ${GAP});
  block-size: calc(${THUMB} + 2 * ${GAP});
  background: ${t.color.surfaceSunken};
  border: ${t.stroke.hair} solid ${t.color.lineStrong};
  border-radius: ${t.radius.full};
  cursor: inherit;
  transition: background-color ${t.motion.quick} ${t.motion.ease};

  &:hover:not(:disabled) {
    border-color: ${t.color.ink};
  }
  &:checked {
    background: ${t.color.accent};
    border-color: ${t.color.accent};
  }
  &:disabled {
    background: ${t.color.surfaceSunken};
    border-color: ${t.color.line};
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

export const Thumb = styled.span`
  position: absolute;
  inset-inline-start: ${GAP};
  inline-size: ${THUMB};
  block-size: ${THUMB};
  border-radius: 50%;
  background: ${t.color.lineStrong};
  pointer-events: none;
  transition: inset-inline-start ${t.motion.quick} ${t.motion.ease};

  input:checked + & {
    inset-inline-start: calc(${GAP} + ${THUMB});
    background: ${t.color.onAccent};
  }
  input:disabled + & {
    background: ${t.color.inkFaint};
  }
  @media (forced-colors: active) {
    display: none;
  }
`;
