import { css } from 'styled-components';
import { from } from './scales';
import { t } from './tokens';

/** From this window width on, in CSS pixels, pages have their maximum margins. */
const WIDE = 1600;

/** Maximum width of a page's content. */
const PAGE = '100rem';

/**
 * Sets `--jawla-page-inset`, the padding between the window's edge and the content, for this element and its
 * descendants. It contains a percentage: use it as `padding-inline` of a box with the width of the page. The
 * part in `vw` keeps margins small when the text is large.
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
