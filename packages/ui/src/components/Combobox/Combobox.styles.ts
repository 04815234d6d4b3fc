import { styled } from 'styled-components';
import { t } from '../../theme/tokens';
import { control, input } from '../Field/Field.styles';

export const Control = styled.div`
  ${control}

  & > input {
    ${input}
  }
  & > button {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: ${t.size.controlSmall};
    min-block-size: ${t.size.controlSmall};
    margin-inline-end: 3px;
    border-radius: ${t.radius.s};
    color: ${t.color.inkMuted};
    outline-offset: -2px;
  }
`;
