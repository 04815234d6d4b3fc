import { css } from 'styled-components';
import { t } from '../../theme/tokens';

/** The ground of bars that content scrolls under: translucent where the browser can blur, opaque elsewhere. */
export const glass = css`
  background: ${t.color.surface};

  @media not (prefers-reduced-transparency: reduce) {
    @supports (backdrop-filter: blur(1px)) {
      background: color-mix(in srgb, ${t.color.surface} 86%, transparent);
      backdrop-filter: blur(16px);
    }
  }
  @media print {
    background: none;
    backdrop-filter: none;
  }
`;
