import { styled } from 'styled-components';
import { from } from '../../theme/scales';
import { t } from '../../theme/tokens';

export const Root = styled.div`
  display: grid;
  align-content: center;
  gap: ${t.space.xl};
  inline-size: 100%;
  max-inline-size: 64rem;
  min-block-size: 100%;
  margin-inline: auto;
  padding-block: ${t.space.xl};
  padding-inline: ${t.space.m};

  ${from('large')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    gap: ${t.space.xxl};
  }
`;

export const Words = styled.div`
  display: grid;
  /* No wider than its half: what is long scrolls or breaks. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${t.space.s};
  justify-items: start;
`;

export const Status = styled.p`
  font-size: clamp(4.5rem, 3rem + 9vw, 9rem);
  line-height: 1;
  letter-spacing: -0.05em;
  font-weight: ${t.weight.regular};
  font-variant-numeric: lining-nums tabular-nums;
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
  gap: ${t.space.xs};
  max-inline-size: 100%;
  padding-block-start: ${t.space.m};
`;

export const Drawing = styled.div`
  color: ${t.color.ink};

  & > svg {
    inline-size: 100%;
    max-inline-size: 28rem;
    block-size: auto;
    margin-inline: auto;
  }
`;
