import { css, keyframes, styled } from 'styled-components';
import { t } from '../../theme/tokens';

const wander = keyframes`
  from { inset-inline-start: -40%; }
  to { inset-inline-start: 100%; }
`;

export const Root = styled.div`
  display: grid;
  gap: ${t.space.xxs};
  font-size: ${t.text.small};
  line-height: ${t.leading.small};
`;

export const Words = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${t.space.s};
  font-variant-numeric: tabular-nums;
`;

export const Track = styled.div`
  position: relative;
  block-size: 0.375rem;
  overflow: hidden;
  background: ${t.color.surfaceSunken};
  border-radius: ${t.radius.s};
  box-shadow: inset 0 0 0 1px ${t.color.line};

  @media (forced-colors: active) {
    border: ${t.stroke.hair} solid;
  }
`;

/** Grows from the inline start: from the right in Arabic. */
export const Fill = styled.div<{ $percent: number | undefined }>`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  inline-size: ${({ $percent }) => ($percent === undefined ? '40%' : `${$percent}%`)};
  background: ${t.color.accent};
  transition: inline-size ${t.motion.calm} ${t.motion.ease};
  ${({ $percent }) =>
    $percent === undefined &&
    css`
      animation: ${wander} 1.6s ease-in-out infinite;
      @media (prefers-reduced-motion: reduce) {
        animation: none;
        inline-size: 100%;
        opacity: 0.5;
      }
    `}

  @media (forced-colors: active) {
    background: Highlight;
  }
`;
