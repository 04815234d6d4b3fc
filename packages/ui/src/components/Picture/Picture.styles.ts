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

/** As small as the frame: in a row of a list it has the height of two lines. */
export const Missing = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${t.space.xs};
  block-size: 100%;
  min-block-size: 0;
  padding: min(${t.space.m}, 10%);
  text-align: center;
  font-size: ${t.text.caption};
  line-height: ${t.leading.caption};

  & > svg {
    flex: 0 1 4rem;
    min-block-size: 1rem;
  }
`;
