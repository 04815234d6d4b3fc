import { t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/**
 * Swagger UI, whose parts are known by their classes. Instead of its own style sheet, which has neither the colours of
 * the brand nor enough contrast, and none of whose targets is large enough for a finger.
 */
export const Frame = styled.div`
  font-size: ${t.text.small};
  overflow-wrap: anywhere;

  button {
    min-block-size: ${t.size.target};
    min-inline-size: ${t.size.target};
    padding: 0 ${t.space.xs};
    border: 0;
    border-radius: ${t.radius.s};
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }

  button svg {
    inline-size: 1.25em;
    block-size: 1.25em;
    fill: currentcolor;
  }

  code,
  pre,
  .opblock-summary-path,
  .opblock-summary-method,
  .parameter__name,
  .json-schema-2020-12__title,
  .json-schema-2020-12-keyword__name,
  .json-schema-2020-12-keyword__value {
    font-family: ${t.font.code};
  }

  pre,
  .json-schema-2020-12-body {
    margin: 0;
    padding: ${t.space.s};
    border-radius: ${t.radius.m};
    background: ${t.color.surfaceSunken};
    white-space: pre-wrap;
  }

  p {
    margin: 0;
  }

  h3,
  h4,
  h5 {
    margin: 0;
    font-size: ${t.text.small};
    font-weight: ${t.weight.strong};
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    padding: ${t.space.xs} ${t.space.xs} ${t.space.xs} 0;
    border-block-end: ${t.stroke.hair} solid ${t.color.line};
    text-align: start;
    vertical-align: top;
  }

  /* What there is no place for, and what only programs of a form need. */
  .opblock-control-arrow,
  .copy-to-clipboard,
  .view-line-link,
  .response-col_links,
  .responses-inner > .responses-header {
    display: none;
  }
`;
