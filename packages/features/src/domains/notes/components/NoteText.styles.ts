import { t } from '@jawla/ui/theme';
import { css, styled } from 'styled-components';

const words = css`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  text-wrap: pretty;

  & a {
    color: ${t.color.accent};
    text-decoration: underline;
    text-underline-offset: 0.15em;
    unicode-bidi: isolate;
  }
`;

/** One element for all lines, whose paragraphs `plaintext` tells apart. */
export const Text = styled.div`
  ${words}
  unicode-bidi: plaintext;
  text-align: start;
`;

/** At the edge of the page. An empty one is as high as others. */
export const Line = styled.div`
  ${words}
  min-block-size: 1lh;
`;
