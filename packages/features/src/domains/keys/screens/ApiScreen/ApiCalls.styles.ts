import { from, t } from '@jawla/ui/theme';
import { styled } from 'styled-components';

/**
 * Swagger UI, whose parts are known by their classes. Instead of its own style sheet of 180 KB, in which neither the
 * contrast nor the targets are large enough.
 */
export const Frame = styled.div`
  font-size: ${t.text.small};
  overflow-wrap: anywhere;

  p,
  h3,
  h4,
  h5,
  ul,
  pre {
    margin: 0;
  }

  h3,
  h4,
  h5 {
    font-size: ${t.text.small};
    font-weight: ${t.weight.strong};
  }

  button {
    display: flex;
    align-items: center;
    gap: ${t.space.xs};
    min-block-size: ${t.size.target};
    min-inline-size: ${t.size.target};
    padding: 0 ${t.space.xs};
    border: 0;
    border-radius: ${t.radius.s};
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  button:hover {
    background: ${t.color.surfaceSunken};
  }

  svg {
    flex: none;
    inline-size: 1em;
    block-size: 1em;
    fill: currentcolor;
  }

  code,
  pre,
  .opblock-summary-path,
  .opblock-summary-method,
  .parameter__name,
  [class*='json-schema-2020-12'] {
    font-family: ${t.font.code};
  }

  h4.parameter__name {
    font-family: inherit;
  }

  /* What no phone has room for, or what only says how forms are sent. */
  .opblock-control-arrow,
  .copy-to-clipboard,
  .execute-wrapper,
  .response-col_links,
  .response-control-media-type__accept-message,
  .json-schema-2020-12-body--collapsed {
    display: none;
  }

  /* Groups */

  .opblock-tag {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${t.space.s};
    padding-block: ${t.space.l} ${t.space.xs};
    font-size: ${t.text.lead};
    cursor: pointer;
  }

  .opblock-tag small {
    flex: 1 1 16rem;
    color: ${t.color.inkMuted};
    font-size: ${t.text.small};
    font-weight: ${t.weight.regular};
  }

  /* Calls */

  .opblock {
    margin-block-end: ${t.space.xs};
    border: ${t.stroke.hair} solid ${t.color.line};
    border-radius: ${t.radius.m};
    background: ${t.color.surfaceRaised};
  }

  .opblock-summary-control {
    flex-wrap: wrap;
    inline-size: 100%;
    padding: ${t.space.xs} ${t.space.s};
  }

  .opblock-summary-method {
    flex: none;
    inline-size: 4.5rem;
    font-weight: ${t.weight.strong};
  }

  .opblock-summary-path-description-wrapper {
    flex: 1 1 14rem;
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${t.space.m};
  }

  .opblock-summary-description {
    color: ${t.color.inkMuted};
  }

  .opblock-body {
    display: grid;
    gap: ${t.space.m};
    padding: ${t.space.s};
    border-block-start: ${t.stroke.hair} solid ${t.color.line};
  }

  .opblock-section-header label {
    color: ${t.color.inkMuted};
  }

  .parameter__type,
  .parameter__in,
  .response-control-media-type {
    display: flex;
    gap: ${t.space.xs};
    color: ${t.color.inkMuted};
  }

  .required sup,
  .json-schema-2020-12-property--required
    > .json-schema-2020-12
    > .json-schema-2020-12-head
    .json-schema-2020-12__title::after {
    color: ${t.color.danger};
    content: '*';
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }

  th,
  td {
    padding-block: ${t.space.xs};
    padding-inline: 0 ${t.space.xs};
    border-block-end: ${t.stroke.hair} solid ${t.color.line};
    font-weight: ${t.weight.regular};
    text-align: start;
    vertical-align: top;
  }

  .col_header {
    color: ${t.color.inkMuted};
    text-align: start;
  }

  .parameters-col_name {
    inline-size: 30%;
  }

  .response-col_status {
    inline-size: 3.5rem;
  }

  /* Examples and schemas */

  .tab {
    display: flex;
    padding: 0;
    list-style: none;
  }

  .tabitem.active button {
    font-weight: ${t.weight.strong};
    text-decoration: underline;
    text-underline-offset: 0.4em;
  }

  pre,
  .model-box {
    padding: ${t.space.xs};
    border-radius: ${t.radius.s};
    background: ${t.color.surfaceSunken};
    white-space: pre-wrap;
  }

  .model-box {
    white-space: normal;
  }

  .model-box button:hover {
    background: ${t.color.surface};
  }

  .json-schema-2020-12-head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${t.space.xs};
  }

  .json-schema-2020-12-accordion {
    padding-inline-start: 0;
  }

  .json-schema-2020-12-accordion__icon--expanded {
    rotate: 90deg;
  }

  .json-schema-2020-12-expand-deep-button,
  .json-schema-2020-12__attribute,
  .json-schema-2020-12__constraint,
  .json-schema-2020-12-keyword__name {
    color: ${t.color.inkMuted};
    font-weight: ${t.weight.regular};
  }

  .json-schema-2020-12-body ul,
  .json-schema-2020-12-json-viewer {
    padding-inline-start: ${t.space.s};
    list-style: none;
  }

  ${from('medium')} {
    .json-schema-2020-12-body ul,
    .json-schema-2020-12-json-viewer {
      padding-inline-start: ${t.space.l};
    }
  }
`;
