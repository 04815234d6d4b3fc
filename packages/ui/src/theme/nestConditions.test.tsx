import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, styled, StyleSheetManager } from 'styled-components';
import { expect, it } from 'vitest';
import { nestConditions } from './nestConditions';

const Box = styled.div`
  top: 0;
  @media (min-width: 10rem) {
    top: 1px;
    &:hover,
    &::before {
      color: red;
    }
  }
  @starting-style {
    opacity: 0;
  }
  @container (min-width: 1rem) {
    & > b {
      top: 2px;
    }
  }
  @media print {
  }
  @supports (display: grid) {
    @media print {
      top: 3px;
    }
  }
`;

it('conditions of a component are inside of its rules, in their order', () => {
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    sheet.collectStyles(
      <StyleSheetManager stylisPlugins={[nestConditions]}>
        <Box />
      </StyleSheetManager>,
    ),
  );
  const name = /(\w+)"/.exec(html)?.[1] ?? '';
  const rules = sheet
    .getStyleTags()
    .split('/*!sc*/')
    .filter((text) => text.includes(name) && !text.includes('content:'));
  sheet.seal();
  expect(rules.map((rule) => rule.replace(/^.*>|\n/, '').replaceAll(`.${name}`, '.box'))).toEqual([
    '.box{top:0;}',
    '.box{@media (min-width: 10rem){top:1px;}}',
    '.box:hover,.box::before{@media (min-width: 10rem){color:red;}}',
    '.box{@starting-style{opacity:0;}}',
    '.box>b{@container (min-width: 1rem){top:2px;}}',
    '@supports (display: grid){@media print{.box{top:3px;}}}',
  ]);
});
