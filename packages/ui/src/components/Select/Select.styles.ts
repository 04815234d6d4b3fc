import { styled } from 'styled-components';
import { t } from '../../theme/tokens';
import { control, input } from '../Field/Field.styles';

export const Control = styled.div`
  ${control}
  position: relative;

  & > svg {
    position: absolute;
    inset-inline-end: ${t.space.s};
    color: ${t.color.inkMuted};
    pointer-events: none;
  }
`;

export const Select = styled.select`
  ${input}
  appearance: none;
  padding-inline-end: calc(${t.space.s} + 1.75rem);
  text-overflow: ellipsis;
  cursor: pointer;

  & > option {
    background: ${t.color.surfaceRaised};
    color: ${t.color.ink};
  }
  @media (forced-colors: active) {
    appearance: auto;
    & + svg {
      display: none;
    }
  }
`;
