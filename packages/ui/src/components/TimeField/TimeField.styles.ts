import { styled } from 'styled-components';
import * as Field from '../Field/Field.styles';

export const Control = Field.Control;

export const Input = styled(Field.Input)`
  font-variant-numeric: tabular-nums;
`;
