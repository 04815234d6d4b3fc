import { keyframes, styled } from 'styled-components';
import { t } from '../../theme/tokens';
import { control, input } from '../Field/Field.styles';
import { line, sheet } from '../Floating/sheet';

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

const appear = keyframes`
  from { opacity: 0; translate: 0 -4px; }
`;

/** Resets the browser's default styles of a popover. */
export const Popup = styled.div`
  ${sheet}
  position: fixed;
  inset: auto;
  margin: 0;
  padding: 0;
  box-sizing: border-box;
  overflow: auto;
  animation: ${appear} ${t.motion.quick} ${t.motion.ease};
`;

export const Options = styled.div`
  padding: ${t.space.xxs};
`;

export const Option = styled.div`
  ${line}
  justify-content: space-between;

  &[aria-selected='true'] {
    background: ${t.color.accentSoft};
    font-weight: ${t.weight.medium};
  }
  &:hover:not([data-disabled]) {
    background: ${t.color.surfaceSunken};
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
