import { createGlobalStyle, css } from 'styled-components';
import type { Brand, Scheme } from './Brand';
import { t } from './tokens';
import { tokensFor } from './tokensFor';
import { schemeVariables, variables } from './variables';

/** Attribute on the element of a provider: `page` for the outermost, an id for each nested one. */
export const SCOPE_ATTRIBUTE = 'data-jawla-ui';

interface VariablesProps {
  /** The id of a nested provider; omitted for the page. */
  $scope: string | undefined;
  $brand: Brand;
  $scheme: Scheme;
  $locale: string;
}

/**
 * Returns the selector of the variables; for the page the root element, where a site may override any of them
 * in plain CSS.
 */
const selectorOf = ({ $scope }: VariablesProps) =>
  $scope === undefined ? ':root' : `[${SCOPE_ATTRIBUTE}='${$scope}']`;

/**
 * Sets the variables behind `t`. `system` needs no script: the browser applies `prefers-color-scheme`,
 * including changes.
 */
export const Variables = createGlobalStyle<VariablesProps>`
  ${selectorOf} {
    ${({ $brand, $scheme, $locale }) =>
      variables(tokensFor($brand, $scheme === 'dark' ? 'dark' : 'light', $locale))}
    color-scheme: ${({ $scheme }) => ($scheme === 'system' ? 'light dark' : $scheme)};
  }
  ${(props) =>
    props.$scheme === 'system' &&
    css`
      @media (prefers-color-scheme: dark) {
        ${selectorOf(props)} {
          ${schemeVariables(tokensFor(props.$brand, 'dark', props.$locale))}
        }
      }
    `}
  @media (pointer: coarse) {
    ${selectorOf} {
      /* Fingers are as large in every brand. */
      ${t.vars.size.control}: max(2.875rem, 44px);
      ${t.vars.size.controlSmall}: max(2.75rem, 44px);
      ${t.vars.size.target}: 44px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    ${selectorOf} {
      ${[t.vars.motion.quick, t.vars.motion.calm, t.vars.motion.dialog].map((name) => `${name}:0ms;`).join('')}
    }
  }
`;

const scope = `[${SCOPE_ATTRIBUTE}]`;

/** Selector for languages in Arabic script, with the specificity of a single one. */
const joined = ['ar', 'fa', 'ur', 'ckb', 'ps', 'sd', 'ug'].map((tag) => `:lang(${tag})`).join(', ');

/** A selector without specificity (`:where`) for elements below a provider: any rule of the host overrides it. */
const below = (elements: string) => `:where(${scope} :is(${elements}))`;

/**
 * Base styles of the components: box model, typography, focus ring, and direction. They apply below the
 * elements of providers only; outside of them they affect the background of `body` only.
 */
export const GlobalStyle = createGlobalStyle`
  :where(body) {
    margin: 0;
    min-block-size: 100dvb;
    background: ${t.color.surface};
  }
  :where(${scope}) {
    box-sizing: border-box;
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
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
  }
  /* display: contents: the page's provider adds no box, so its children stay in the host's layout. */
  :where([${SCOPE_ATTRIBUTE}='page']) {
    display: contents;
  }
  :where(${scope}:not([${SCOPE_ATTRIBUTE}='page'])) {
    background: ${t.color.surface};
  }
  ${below('*')}, ${below('*')}::before, ${below('*')}::after {
    box-sizing: border-box;
    margin: 0;
    padding: 0;
  }
  ${below('h1, h2, h3, h4')} {
    font: inherit;
    font-weight: ${t.weight.medium};
    text-wrap: balance;
  }
  ${below('ul, ol')} {
    /* With list-style: none, Safari no longer exposes it as a list. */
    list-style-type: '';
  }
  ${below('img, svg, video')} {
    display: block;
    max-inline-size: 100%;
  }
  ${below('button, input, select, textarea')} {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }
  ${below('button')} {
    background: none;
    border: 0;
    cursor: pointer;
  }
  ${below('a')} {
    color: inherit;
  }
  ${below('fieldset')} {
    border: 0;
    min-inline-size: 0;
  }
  ${below('table')} {
    border-collapse: collapse;
  }
  ${below('address, em')} {
    font-style: normal;
  }
  /* A name in the other script that is a line or an item by itself begins where the texts around it do. */
  ${below("bdi, [dir='auto']")} {
    unicode-bidi: isolate;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  /* Joined letters must not be separated, even within letter-spaced text. */
  :where(${scope}):is(${joined}), :where(${scope}) :is(${joined}) {
    letter-spacing: normal;
  }
  :where(${scope}) [data-mirrors]:dir(rtl) {
    scale: -1 1;
  }
  /* Without specificity: a component with another focus style overrides it, in any order of style sheets. */
  ${below(':focus-visible')} {
    outline: ${t.stroke.strong} solid ${t.color.focus};
    outline-offset: 2px;
  }
  ${below(':target')} {
    scroll-margin-block-start: calc(${t.size.header} + ${t.space.m});
  }
  ${below('mark')},
  ${below('*')}::selection {
    background: ${t.color.accentSoft};
    color: ${t.color.ink};
  }
  ${below('*')}::placeholder {
    color: ${t.color.inkFaint};
    opacity: 1;
  }
  /* In forced colors, browsers do not recolour SVG. Icons are treated as text. */
  @media (forced-colors: active) {
    ${below('svg')} {
      color: inherit !important;
    }
  }
`;
