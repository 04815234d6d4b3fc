import { css } from 'styled-components';
import { from } from './scales';
import { t } from './tokens';

/** Above this width of the window, in CSS pixels, pages have their largest margins. */
const WIDE = 1600;

/** The widest content of a page. */
const PAGE = '100rem';

/**
 * Sets `--jawla-page-inset`, the padding between the window's edge and the content, for this element and all
 * within. It contains a percentage: use it as `padding-inline` of a box that is as wide as the page. The share of
 * the window (`vw`) keeps margins small where the text is large.
 */
export const pageInset = css`
  --jawla-page-gutter: min(${t.space.m}, 5vw);
  --jawla-page-inset: max(var(--jawla-page-gutter), (100% - ${PAGE}) / 2);

  ${from('medium')} {
    --jawla-page-gutter: min(1.75rem, 4.4vw);
  }
  ${from('large')} {
    --jawla-page-gutter: min(${t.space.xl}, 4.2vw);
  }
  @media (min-width: ${WIDE}px) {
    --jawla-page-gutter: min(${t.space.xxl}, 4vw);
  }
`;
