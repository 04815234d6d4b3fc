import { styled } from 'styled-components';
import { t } from '../../theme/tokens';

export const Root = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  background: ${t.color.surfaceSunken};
  color: ${t.color.inkMuted};
`;

export const Image = styled.img<{ $shown: boolean }>`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  transition: opacity ${t.motion.calm} ${t.motion.ease};
`;

export const Missing = styled.div`
  display: grid;
  justify-items: center;
  gap: ${t.space.xs};
  padding: ${t.space.m};
  text-align: center;
  font-size: ${t.text.caption};
  line-height: ${t.leading.caption};
`;
