import { styled } from 'styled-components';
import { t } from '../../theme/tokens';
import { sheet } from '../Floating';

export const Sheet = styled.dialog`
  ${sheet}
  position: fixed;
  inset: auto;
  box-sizing: border-box;
  max-inline-size: min(24rem, 100dvi - 2 * ${t.space.xs});
  margin: 0;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  outline: none;
  white-space: normal;
  transition: ${t.motion.quick} ${t.motion.ease} allow-discrete;
  transition-property: opacity, translate, display, overlay;

  &[open] {
    @starting-style {
      opacity: 0;
      translate: 0 -4px;
    }
  }
  &:not([open]) {
    opacity: 0;
  }
  &::backdrop {
    background: transparent;
  }
`;

export const Body = styled.div<{ $flush: boolean }>`
  padding: ${({ $flush }) => ($flush ? 0 : t.space.m)};
`;
