import { createGlobalStyle, styled } from 'styled-components';

/** Of the page, which may be dark, nothing is printed: as of a printed QR code. */
export const OnlyPaper = createGlobalStyle`
  @media print {
    html, body {
      min-block-size: 0 !important;
      background: Canvas !important;
      color-scheme: light !important;
      print-color-adjust: exact;
    }
    body > :not([data-paper]) {
      display: none !important;
    }
  }
`;

export const Paper = styled.div`
  display: none;

  @media print {
    display: block;
  }
`;
