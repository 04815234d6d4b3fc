import { styled } from 'styled-components';
import { t } from '../../theme/tokens';
import { line, sheet } from '../Floating/sheet';

/** Resets the browser's default styles of a popover. */
export const Popup = styled.div`
  ${sheet}
  position: fixed;
  inset: auto;
  margin: 0;
  padding: 0;
  box-sizing: border-box;
  max-inline-size: calc(100dvi - 2 * ${t.space.xs});
  overflow: auto;
  transition: ${t.motion.quick} ${t.motion.ease};
  transition-property: opacity, translate;
  @starting-style {
    opacity: 0;
    translate: 0 -4px;
  }
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

/** After a line, as it is of another kind than those before. */
export const LastOption = styled(Option)`
  position: relative;

  &:not(:first-child) {
    margin-block-start: calc(2 * ${t.space.xxs} + ${t.stroke.hair});

    &::before {
      content: '';
      position: absolute;
      inset-inline: 0;
      inset-block-start: calc(-1 * (${t.space.xxs} + ${t.stroke.hair}));
      border-block-start: ${t.stroke.hair} solid ${t.color.line};
    }
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
