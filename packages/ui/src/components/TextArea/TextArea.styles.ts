import { styled } from 'styled-components';
import { t } from '../../theme/tokens';
import { control, input } from '../Field/Field.styles';

export const Control = styled.div`
  ${control}
`;

export const Area = styled.textarea`
  ${input}
  resize: block;
  field-sizing: content;
  /* With field-sizing, browsers ignore rows: an empty field would be one line high. */
  min-block-size: calc(${({ rows }) => rows} * 1lh + 2 * ${t.space.xs});
  max-block-size: 20rem;
  /* Each line of text is aligned with the start of its own direction, unlike a number or an address in a form. */
  text-align: start;
`;
