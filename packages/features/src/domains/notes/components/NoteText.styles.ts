import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** One element for all lines, whose paragraphs `plaintext` tells apart. */
export const Text = styled.div`
  unicode-bidi: plaintext;
  text-align: start;
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
