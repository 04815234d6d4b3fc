import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

export const Facts = styled.dl`
  display: grid;
  gap: ${t.space.s};
  margin: 0;

  dt {
    color: ${t.color.inkMuted};
    font-size: ${t.text.small};
    line-height: ${t.leading.small};
  }
  dd {
    margin: 0;
  }
`;

/** With room for what it shows by turns, so that the dialog hardly moves. */
export const Stage = styled.div`
  display: grid;
  gap: ${t.space.s};
  align-content: start;
  min-block-size: 6.5rem;
`;
