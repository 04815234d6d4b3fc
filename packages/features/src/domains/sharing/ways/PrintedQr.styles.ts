import { t } from '@jawla/ui/theme';
import { createGlobalStyle, styled } from 'styled-components';

/** The page, including open dialogs, is not printed. */
export const OnlyPaper = createGlobalStyle`
  @media print {
    body > :not([data-paper]) {
      display: none !important;
    }
  }
`;

export const Paper = styled.div`
  display: none;

  @media print {
    display: grid;
    justify-items: center;
    gap: ${t.space.m};
    padding: ${t.space.xl};
    color: CanvasText;
    background: Canvas;
    color-scheme: light;
    text-align: center;
  }
`;

export const Name = styled.p`
  font-size: 1.5rem;
  font-weight: ${t.weight.strong};
`;

export const Address = styled.p`
  max-inline-size: 100%;
  overflow-wrap: anywhere;
`;
