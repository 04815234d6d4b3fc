import { Drawer } from '@jawla/ui';
import { from, t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/** A sheet from below on phones; otherwise a panel at the end that leaves a margin. */
export const Panel = styled(Drawer)`
  &&&& {
    inset-block: auto 0;
    inset-inline: 0;
    inline-size: 100dvi;
    max-inline-size: none;
    block-size: 90dvb;
  }
  &&&& > div {
    block-size: 100%;
    border-start-start-radius: ${t.radius.l};
    border-start-end-radius: ${t.radius.l};
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }

  ${from('medium')} {
    &&&& {
      inset-block: ${t.space.s};
      inset-inline: auto ${t.space.s};
      inline-size: 28.25rem;
      block-size: calc(100dvb - 2 * ${t.space.s});
    }
    &&&& > div {
      border-radius: ${t.radius.l};
    }
  }
`;

export const Content = styled.div`
  color: ${t.color.ink};
`;

export const Parts = styled.div`
  margin-block-end: ${t.space.l};

  & > fieldset {
    inline-size: 100%;
  }
  & > fieldset > label {
    flex: 1;
  }
`;
