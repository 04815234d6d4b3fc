import { styled } from 'styled-components';
import { t } from '../../theme/tokens';

/** The first focusable element: a link past the header to the main content. Visible on focus only. */
export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: ${t.space.xs};
  inset-inline-start: ${t.space.xs};
  z-index: ${t.layer.overlay};
  padding: ${t.space.s} ${t.space.m};
  background: ${t.color.surfaceRaised};
  color: ${t.color.ink};
  border: ${t.stroke.hair} solid ${t.color.ink};
  border-radius: ${t.radius.m};

  &:not(:focus) {
    clip-path: inset(50%);
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    white-space: nowrap;
  }
`;
