import { styled } from 'styled-components';
import { DashedArch } from '../../drawings/DashedArch';
import { t } from '../../theme/tokens';

export const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${t.space.s};
  padding-block: ${t.space.xxl};
  padding-inline: ${t.space.m};
  text-align: center;
`;

/** The icon stands in the doorway. */
export const Sign = styled.div`
  position: relative;
  display: grid;
  place-items: end center;
  inline-size: 4.5rem;
  block-size: 6rem;
  padding-block-end: ${t.space.m};
  color: ${t.color.inkMuted};
  font-size: 1.5rem;
`;

export const Arch = styled(DashedArch)`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
`;

export const Title = styled.p`
  font-size: ${t.text.lead};
  line-height: ${t.leading.lead};
  font-weight: ${t.weight.medium};
  max-inline-size: 100%;
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  color: ${t.color.inkMuted};
  max-inline-size: 28rem;
`;

export const Action = styled.div`
  padding-block-start: ${t.space.xs};
`;
