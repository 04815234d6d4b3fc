import { styled } from 'styled-components';
import { from } from '../../theme/scales';
import { t } from '../../theme/tokens';

export const Root = styled.dialog`
  position: fixed;
  inset: 0;
  inline-size: min(30rem, 100dvi - 2 * ${t.space.m});
  max-block-size: calc(100dvb - 2 * ${t.space.m});
  block-size: fit-content;
  margin: auto auto ${t.space.m};
  overflow: visible;
  background: transparent;
  border: 0;
  color: ${t.color.ink};
  /* Resets an inherited nowrap, such as that of a button's row, so that the content can wrap. */
  white-space: normal;
  transition: ${t.motion.dialog} ${t.motion.ease} allow-discrete;
  transition-property: opacity, translate, display, overlay;

  &[open] {
    @starting-style {
      opacity: 0;
      translate: 0 1.5rem;
    }
  }
  &:not([open]) {
    opacity: 0;
    translate: 0 1rem;
  }
  &::backdrop {
    background: ${t.color.scrim};
    transition: ${t.motion.dialog} ${t.motion.ease} allow-discrete;
    transition-property: opacity, display, overlay;
  }
  &[open]::backdrop {
    @starting-style {
      opacity: 0;
    }
  }
  &:not([open])::backdrop {
    opacity: 0;
  }
  ${from('medium')} {
    margin: auto;
  }
`;

export const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  max-block-size: inherit;
  background: ${t.color.surfaceRaised};
  border-radius: ${t.radius.l};
  box-shadow: ${t.shadow.overlay};
  overflow: hidden;

  @media (forced-colors: active) {
    border: ${t.stroke.hair} solid;
  }
`;

export const Top = styled.div<{ $isAlone: boolean }>`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${t.space.s};
  padding-block: ${t.space.l} ${({ $isAlone }) => ($isAlone ? t.space.l : 0)};
  padding-inline: ${t.space.l};

  & > button {
    margin-block-start: calc(-0.5 * ${t.space.xs});
    margin-inline-end: calc(-1 * ${t.space.xs});
  }
`;

export const Body = styled.div`
  padding-block: ${t.space.s} ${t.space.l};
  padding-inline: ${t.space.l};
  overflow-block: auto;
  overscroll-behavior: contain;
  overflow-wrap: anywhere;
  color: ${t.color.inkMuted};
`;

export const Bottom = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${t.space.xs};
  padding-block: ${t.space.m};
  padding-inline: ${t.space.l};
  border-block-start: ${t.stroke.hair} solid ${t.color.line};

  ${from('medium')} {
    flex-direction: row;
    justify-content: flex-end;
  }
`;
