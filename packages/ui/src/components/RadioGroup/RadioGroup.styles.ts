import { styled } from 'styled-components';
import { t } from '../../theme/tokens';

export const Root = styled.fieldset`
  display: grid;
  gap: ${t.space.xs};
`;

export const Legend = styled.legend`
  padding: 0;
  margin-block-end: ${t.space.xxs};
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
  font-weight: ${t.weight.medium};
`;

export const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${t.space.l};
  row-gap: ${t.space.xs};
`;

export const Option = styled.label`
  display: inline-grid;
  grid-template-columns: auto 1fr;
  align-content: center;
  column-gap: ${t.space.xs};
  min-block-size: ${t.size.target};
  cursor: pointer;

  &:has(:disabled) {
    color: ${t.color.inkMuted};
    cursor: not-allowed;
  }
`;

export const Dot = styled.span`
  display: grid;
  place-items: center;
  block-size: calc(1em * ${t.leading.body});
`;

export const Input = styled.input`
  appearance: none;
  inline-size: 1.25em;
  block-size: 1.25em;
  display: grid;
  place-items: center;
  background: ${t.color.surfaceRaised};
  border: ${t.stroke.hair} solid ${t.color.lineStrong};
  border-radius: 50%;
  cursor: inherit;

  &:hover:not(:disabled) {
    border-color: ${t.color.ink};
  }
  &:checked {
    border-color: ${t.color.accent};
  }
  &::before {
    content: '';
    inline-size: 0.625em;
    block-size: 0.625em;
    border-radius: 50%;
    background: ${t.color.accent};
    scale: 0;
    transition: scale ${t.motion.quick} ${t.motion.ease};
  }
  &:checked::before {
    scale: 1;
  }
  &:disabled {
    background: ${t.color.surfaceSunken};
    border-color: ${t.color.line};
  }
  &:disabled::before {
    background: ${t.color.inkMuted};
  }
  @media (forced-colors: active) {
    appearance: auto;
    &::before {
      content: none;
    }
  }
`;
