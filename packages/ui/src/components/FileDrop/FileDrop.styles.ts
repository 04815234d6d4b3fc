import { css, styled } from 'styled-components';
import { t } from '../../theme/tokens';
import { visuallyHidden } from '../../theme/visuallyHidden';

/** Windows with buttons instead of the drop zone. */
export const PHONE = '(width < 40rem)';

/** The buttons are there instead of the drop zone. */
const folded = css`
  @media ${PHONE} {
    justify-items: stretch;
    padding: 0;
    text-align: start;
    background: none;
    border: none;

    &:has(input:disabled) {
      background: none;
    }
    & > svg {
      display: none;
    }
  }
`;

export const Root = styled.div<{ $over: boolean; $wrong: boolean; $isFolding: boolean }>`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${t.space.xs};
  padding-block: ${t.space.xl};
  padding-inline: ${t.space.l};
  text-align: center;
  background: ${({ $over }) => ($over ? t.color.accentSoft : t.color.surfaceRaised)};
  border: ${t.stroke.hair} dashed
    ${({ $over, $wrong }) =>
      $wrong ? t.color.danger : $over ? t.color.accent : t.color.lineStrong};
  border-radius: ${t.radius.l};
  transition:
    background-color ${t.motion.quick} ${t.motion.ease},
    border-color ${t.motion.quick} ${t.motion.ease};

  &:has(input:focus-visible) {
    outline: ${t.stroke.strong} solid ${t.color.focus};
    outline-offset: 2px;
  }
  &:hover:not(:has(input:disabled)) {
    border-color: ${t.color.ink};
  }
  &:has(input:disabled) {
    background: ${t.color.surfaceSunken};
    border-color: ${t.color.line};
    color: ${t.color.inkMuted};
  }
  & > svg {
    color: ${t.color.inkMuted};
  }
  ${({ $isFolding }) => $isFolding && folded}
`;

/** The native file input, stretched over the drop zone: a click anywhere opens it. */
export const Input = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  opacity: 0;
  cursor: pointer;
  font-size: 0;

  &:disabled {
    cursor: not-allowed;
  }
  &::file-selector-button {
    cursor: inherit;
  }
`;

/** On a phone it stays the name of the field. */
export const Label = styled.label<{ $isFolding: boolean }>`
  font-weight: ${t.weight.medium};

  @media ${PHONE} {
    ${({ $isFolding }) => $isFolding && visuallyHidden}
  }
`;

export const Hint = styled.p`
  font-size: ${t.text.caption};
  line-height: ${t.leading.caption};
  color: ${t.color.inkMuted};
`;
