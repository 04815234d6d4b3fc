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
  /* One word in the other script is not worth its face, 23 to 31 KB on a phone: the device has one. */
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

  /* The name says enough where there is little room beside a logo and a way out. */
  @media (max-width: ${BREAKPOINTS.medium - 1}px) {
    & > svg {
      display: none;
    }
  }
`;
