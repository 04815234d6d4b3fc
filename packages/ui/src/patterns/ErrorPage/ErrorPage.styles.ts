import { styled } from 'styled-components';
import { from } from '../../theme/scales';
import { t } from '../../theme/tokens';

export const Root = styled.div`
  display: grid;
  align-content: center;
  gap: ${t.space.xl};
  min-block-size: 100%;
  padding-block: ${t.space.xl};

  ${from('large')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    gap: ${t.space.xxl};
  }
`;

export const Words = styled.div`
  display: grid;
  /* Not wider than its half: long content scrolls or wraps. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space.s};
  justify-items: start;
`;

export const Message = styled.p`
  color: ${t.color.inkMuted};
  font-size: ${t.text.lead};
  line-height: ${t.leading.lead};
  max-inline-size: 36rem;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.xs};
  max-inline-size: 100%;
  padding-block-start: ${t.space.m};
`;

/** Above the text on narrow screens. */
export const Drawing = styled.div`
  order: -1;
  color: ${t.color.ink};

  & > svg {
    inline-size: 100%;
    block-size: min(17rem, 40vb);
    font-family: inherit;
  }
  ${from('large')} {
    order: 0;

    & > svg {
      block-size: min(32rem, 62vb);
    }
  }
`;
