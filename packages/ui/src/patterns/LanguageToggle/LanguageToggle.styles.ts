import { styled } from 'styled-components';
import { BREAKPOINTS } from '../../theme/scales';
import { t } from '../../theme/tokens';

export const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${t.space.xs};
  min-block-size: ${t.size.controlSmall};
  min-inline-size: ${t.size.controlSmall};
  padding-inline: ${t.space.xs};
  border-radius: ${t.radius.m};
  /* The system font: loading the other script's font for one word would cost 23 to 31 KB on a phone. */
  font-family: system-ui, sans-serif;
  font-size: ${t.text.small};
  font-weight: ${t.weight.medium};
  line-height: 1.25;

  &:hover {
    background: ${t.color.surfaceSunken};
  }
  & > svg {
    flex: none;
    color: ${t.color.inkMuted};
  }

  /* On narrow screens, next to a logo and a log-out button, the name alone is sufficient. */
  @media (max-width: ${BREAKPOINTS.medium - 1}px) {
    & > svg {
      display: none;
    }
  }
`;
