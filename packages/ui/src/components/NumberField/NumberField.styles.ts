import { styled } from 'styled-components';
import { t } from '../../theme/tokens';
import * as Field from '../Field/Field.styles';

export const Control = Field.Control;

export const Input = styled(Field.Input)`
  font-variant-numeric: tabular-nums;
`;

export const Unit = styled.span`
  flex: none;
  padding-inline-end: ${t.space.xs};
  color: ${t.color.inkMuted};
`;

export const Buttons = styled.span`
  flex: none;
  display: flex;
  padding-inline-end: 3px;

  /* The focus ring is inside the field. */
  & > button {
    outline-offset: -2px;
  }
`;
