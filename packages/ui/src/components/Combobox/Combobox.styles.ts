import { styled } from 'styled-components';
import { t } from '../../theme/tokens';
import { control, input } from '../Field/Field.styles';
import { line } from '../Floating';

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

/** The list under a field; a headless list inside brings the behaviour. */
export const Options = styled.div`
  & > [role='listbox'] {
    max-block-size: inherit;
    padding: ${t.space.xxs};
    overflow: auto;
    outline: none;
  }
  & [role='option'] {
    ${line}
    justify-content: space-between;
  }
  & [role='option'][aria-selected='true'] {
    background: ${t.color.accentSoft};
    font-weight: ${t.weight.medium};
  }
`;

export const Detail = styled.span`
  color: ${t.color.inkMuted};
  font-size: ${t.text.caption};
  font-weight: ${t.weight.regular};
`;

export const Nothing = styled.p`
  padding-block: ${t.space.xs};
  padding-inline: ${t.space.s};
  color: ${t.color.inkMuted};
`;
