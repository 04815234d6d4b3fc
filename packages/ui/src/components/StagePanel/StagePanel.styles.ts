import { styled } from 'styled-components';
import { t } from '../../theme/tokens';
import { visuallyHidden } from '../../theme/visuallyHidden';

/** Beside the stage: in wide windows, and in flat ones, such as phones on their side. */
export const BESIDE = '(min-width: 960px), ((min-width: 640px) and (max-height: 479.98px))';
const FLAT = '@media (min-width: 640px) and (max-width: 959.98px) and (max-height: 479.98px)';
const SHEET = '@media (max-width: 639.98px), (max-width: 959.98px) and (min-height: 480px)';

export const Root = styled.section<{ $whole: boolean; $share: number }>`
  position: relative;
  display: flex;
  flex: none;
  flex-direction: column;
  box-sizing: border-box;
  inline-size: 24.5rem;
  max-inline-size: 50vi;
  block-size: 100%;
  /* As high as the stage: its content scrolls, and never makes the stage higher. */
  contain: size;
  background: ${t.color.surfaceRaised};
  color: ${t.color.ink};
  border-inline-start: ${t.stroke.hair} solid ${t.color.lineStage};
  overflow: hidden;
  overflow-wrap: break-word;

  @media (min-width: 1600px) {
    inline-size: 27.5rem;
  }
  ${FLAT} {
    inline-size: 20rem;
  }
  ${SHEET} {
    position: fixed;
    z-index: ${t.layer.sticky};
    inset-inline: 0;
    inset-block-end: ${({ $whole }) => ($whole ? 0 : 'var(--stage-panel-bar, 0px)')};
    inline-size: auto;
    max-inline-size: none;
    block-size: ${({ $whole, $share }) =>
      $whole
        ? 'calc(100dvb - 0.75rem)'
        : `min(${$share}dvb, 100dvb - var(--stage-panel-bar, 0px) - 190px)`};
    padding-block-end: ${({ $whole }) => ($whole ? 'env(safe-area-inset-bottom, 0px)' : 0)};
    border: 0;
    border-start-start-radius: 1.25rem;
    border-start-end-radius: 1.25rem;
    overflow: visible;
    transition: block-size ${t.motion.calm} ${t.motion.ease};
  }
  &[data-dragged] {
    transition: none;
  }
  @media (forced-colors: active) {
    border: ${t.stroke.hair} solid;
  }
`;

/** Height of the grip where a finger is the pointer. */
const TOUCHED = '2rem';

/** As wide as the sheet for a finger; only its middle is drawn. */
export const Grip = styled.button`
  display: none;

  ${SHEET} {
    position: absolute;
    z-index: 1;
    inset-block-start: 0;
    inset-inline: 0;
    display: grid;
    justify-items: center;
    inline-size: 8rem;
    block-size: 1.25rem;
    margin-inline: auto;
    padding-block-start: 0.5rem;
    cursor: ns-resize;
    touch-action: none;

    &::before {
      content: '';
      inline-size: 2.25rem;
      block-size: 0.25rem;
      background: ${t.color.lineStrong};
      border-radius: ${t.radius.full};
      opacity: 0.6;
    }
  }
  /* A finger's target is higher: into the heading, and a little over the edge. */
  @media (pointer: coarse) {
    block-size: ${TOUCHED};

    &::after {
      content: '';
      position: absolute;
      inset-block: -0.75rem 0;
      inset-inline: 0;
    }
  }
  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
      opacity: 1;
    }
  }
`;

export const Head = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space.xxs};
  padding-block: 0.875rem 0.625rem;
  padding-inline: 1.25rem 0.625rem;

  ${SHEET} {
    padding-block: 1.25rem 0.5rem;
    padding-inline: ${t.space.m} ${t.space.xs};

    @media (pointer: coarse) {
      padding-block-start: ${TOUCHED};
    }
  }
`;

/** Before the heading, which begins where the content does without it. */
export const Before = styled.span`
  display: contents;

  & > button {
    margin-inline-start: -0.75rem;
  }
`;

export const Title = styled.div`
  flex: 1 1 auto;
  min-inline-size: 0;

  & > [data-hidden] {
    ${visuallyHidden}
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${t.space.xxs};
  margin-inline-start: auto;

  /* Large text, or a very narrow window: below the heading, beside which Close stays. */
  @media (max-width: 22.49em) {
    order: 1;
    flex-basis: 100%;
    justify-content: flex-start;
    margin-inline-start: 0;
  }
`;

export const Body = styled.div`
  position: relative;
  flex: 1 1 auto;
  min-block-size: 0;
  overflow-block: auto;
  overscroll-behavior: contain;
`;

export const Top = styled.div`
  flex: none;
  border-block-end: ${t.stroke.hair} solid ${t.color.line};
`;

export const Foot = styled.div`
  flex: none;
  border-block-start: ${t.stroke.hair} solid ${t.color.line};
`;
