import { createGlobalStyle, css } from 'styled-components';
import type { Brand, Locale, Scheme } from './Brand';
import { t } from './tokens';
import { tokensFor } from './tokensFor';
import { schemeVariables, variables } from './variables';

interface VariablesProps {
  $brand: Brand;
  $scheme: Scheme;
  $locale: Locale;
}

/** Sets the variables behind `t`. `system` needs no script: the browser chooses, and changes its mind. */
export const Variables = createGlobalStyle<VariablesProps>`
  :root {
    ${({ $brand, $scheme, $locale }) =>
      variables(tokensFor($brand, $scheme === 'dark' ? 'dark' : 'light', $locale))}
    color-scheme: ${({ $scheme }) => ($scheme === 'system' ? 'light dark' : $scheme)};
  }
  ${({ $brand, $scheme, $locale }) =>
    $scheme === 'system' &&
    css`
      @media (prefers-color-scheme: dark) {
        :root {
          ${schemeVariables(tokensFor($brand, 'dark', $locale))}
        }
      }
    `}
  @media (prefers-reduced-motion: reduce) {
    :root {
      ${[t.vars.motion.quick, t.vars.motion.calm, t.vars.motion.dialog].map((name) => `${name}:0ms;`).join('')}
    }
  }
`;

/** The ground every page stands on: box model, type, focus ring, and what reading direction needs. */
export const GlobalStyle = createGlobalStyle`
  *, ::before, ::after {
    box-sizing: border-box;
    margin: 0;
    padding: 0;
  }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
  }
  body {
    min-block-size: 100dvb;
    background: ${t.color.surface};
    color: ${t.color.ink};
    font-family: ${t.font.text};
    font-size: ${t.text.body};
    line-height: ${t.leading.body};
    font-weight: ${t.weight.regular};
    font-synthesis: none;
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
    text-rendering: optimizeLegibility;
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4 {
    font: inherit;
    font-weight: ${t.weight.medium};
    text-wrap: balance;
  }
  ul, ol {
    /* With none, Safari then no longer calls it a list. */
    list-style-type: '';
  }
  img, svg, video {
    display: block;
    max-inline-size: 100%;
  }
  button, input, select, textarea {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }
  button {
    background: none;
    border: 0;
    cursor: pointer;
  }
  a {
    color: inherit;
  }
  fieldset {
    border: 0;
    min-inline-size: 0;
  }
  table {
    border-collapse: collapse;
  }
  address, em {
    font-style: normal;
  }
  bdi, [dir='auto'] {
    unicode-bidi: isolate;
  }
  /* Joined letters must not be pulled apart, whatever the text round them does. */
  :lang(ar) {
    letter-spacing: normal;
  }
  [data-mirrors]:dir(rtl) {
    scale: -1 1;
  }
  /* Without weight: a component that shows its focus otherwise wins, in whatever order styles are loaded. */
  :where(:focus-visible) {
    outline: ${t.stroke.strong} solid ${t.color.focus};
    outline-offset: 2px;
  }
  :target {
    scroll-margin-block-start: calc(${t.size.header} + ${t.space.m});
  }
  ::selection {
    background: ${t.color.accentSoft};
    color: ${t.color.ink};
  }
  ::placeholder {
    color: ${t.color.inkFaint};
    opacity: 1;
  }
  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after {
      scroll-behavior: auto;
    }
  }
  /* Browsers spare drawings the colours that a person chose. Signs are text. */
  @media (forced-colors: active) {
    svg {
      color: inherit !important;
    }
  }
`;
