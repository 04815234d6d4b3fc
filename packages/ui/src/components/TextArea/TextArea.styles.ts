import { styled } from 'styled-components';
import { control, input } from '../Field/Field.styles';

export const Control = styled.div`
  ${control}
`;

export const Area = styled.textarea`
  ${input}
  resize: block;
  field-sizing: content;
  max-block-size: 20rem;
  /* Lines of text start where their own language starts, unlike a number or an address in a form. */
  text-align: start;
`;
