/**
 * For screen readers only: it remains part of what names an element. Without the margin, it would add a pixel to the
 * height of a page that ends with it.
 */
export const visuallyHidden =
  'position:absolute;inline-size:1px;block-size:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
