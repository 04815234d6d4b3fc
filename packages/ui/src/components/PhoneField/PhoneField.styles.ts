import { styled } from 'styled-components';
import { t } from '../../theme/tokens';
import { control, input } from '../Field/Field.styles';

/** Numbers run from left to right in both languages, the country first. */
export const Control = styled.div`
  ${control}

  & > .PhoneInput {
    flex: 1;
    display: flex;
    align-items: center;
    min-inline-size: 0;
  }
  &:has(input:focus-visible) {
    outline: ${t.stroke.strong} solid ${t.color.focus};
    outline-offset: 2px;
  }
  & input {
    ${input}
    font-variant-numeric: tabular-nums;
    text-align: start;
  }
`;
