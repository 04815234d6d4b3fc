import { styled } from 'styled-components';
import { control, input } from '../Field/Field.styles';

/** Numbers run from left to right in both languages, the country first. */
export const Control = styled.div`
  ${control}

  & input {
    ${input}
    font-variant-numeric: tabular-nums;
    text-align: start;
  }
`;
