import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** The logo of the brand with its name, in More: the bar has room for the sign. */
export const Brand = styled.div`
  padding: ${t.space.xs};

  & > svg {
    display: block;
    block-size: 1.75rem;
    inline-size: auto;
  }
`;

/** On phones, whose guests look for it. It opens a new tab, as its name says. */
export const Contact = styled.div`
  svg ~ svg {
    display: none;
  }
  @media (min-width: 40rem) {
    display: none;
  }
`;

/** An error of one line below the boxes takes the gap to the button, which it does not move. */
export const Code = styled.div`
  & > :has(> [id$='-error']) {
    margin-block-end: calc(-1 * ${t.text.caption} * ${t.leading.caption} - ${t.space.xxs});
  }
`;

/** What a guest has typed, each paragraph in its own direction. */
export const Unsent = styled.span`
  display: block;
  margin-block-start: ${t.space.m};
  padding-inline-start: ${t.space.s};
  border-inline-start: ${t.stroke.strong} solid ${t.color.lineStrong};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
`;
