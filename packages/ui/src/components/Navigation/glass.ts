import { css } from 'styled-components';
import { t } from '../../theme/tokens';

/** Background of sticky bars: translucent if the browser supports `backdrop-filter`, otherwise opaque. */
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
