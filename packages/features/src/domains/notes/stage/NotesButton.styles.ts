import { t, visuallyHidden } from '@jawla/ui/theme';
import { styled } from 'styled-components';

const PHONE = '@media (max-width: 39.99rem)';
const NARROW = '@media (max-width: 79.99rem)';

export const Root = styled.div`
  position: relative;
  display: flex;

  /* Chosen: the bar keeps showing that the notes are open. */
  button[aria-pressed='true'] {
    &,
    &:hover,
    &:active {
      background: ${t.color.accent};
      color: ${t.color.onAccent};

      @media (forced-colors: active) {
        forced-color-adjust: none;
        background: Highlight;
        border-color: Highlight;
        color: HighlightText;
      }
    }
  }
  ${PHONE} {
    button {
      min-inline-size: 2.75rem;
      padding-inline: ${t.space.xs};
    }
  }
`;

/** The icon alone is sufficient there. */
export const Word = styled.span`
  ${NARROW} {
    ${visuallyHidden}
  }
`;

export const Count = styled.span`
  display: grid;
  place-items: center;
  min-inline-size: 1.25rem;
  block-size: 1.25rem;
  padding-inline: ${t.space.xxs};
  border-radius: ${t.radius.full};
  background: ${t.color.stage};
  color: ${t.color.onStage};
  font-size: ${t.text.caption};
  line-height: 1;
  border: ${t.stroke.hair} solid currentcolor;

  &::before {
    content: attr(data-count);
  }

  ${PHONE} {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
  }
`;
