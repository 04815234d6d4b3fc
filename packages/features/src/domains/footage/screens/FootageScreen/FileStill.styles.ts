import { t } from '@jawla/ui/theme';
import { css, styled } from 'styled-components';

export const Frame = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 4rem;
  block-size: 2.5rem;
  overflow: hidden;
  color: ${t.color.inkMuted};
  background: ${t.color.surfaceSunken};
  border-radius: ${t.radius.s};
`;

const filling = css<{ $isShown: boolean }>`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  opacity: ${({ $isShown }) => ($isShown ? 1 : 0)};
`;

export const Photo = styled.img<{ $isShown: boolean }>`
  ${filling}
`;

export const Video = styled.video<{ $isShown: boolean }>`
  ${filling}
  pointer-events: none;
`;
