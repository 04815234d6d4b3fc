import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, styled, StyleSheetManager } from 'styled-components';
import { expect, it } from 'vitest';
import { nestConditions } from './nestConditions';

const Box = styled.div`
  order: 0;
  @media (min-width: 10rem) {
    order: 1;
    &:hover,
    &::before {
      opacity: 0.5;
    }
  }
  @starting-style {
    opacity: 0;
  }
  @container (min-width: 1rem) {
    & > b {
      order: 2;
    }
  }
  @supports (display: grid) {
    @media print {
      order: 3;
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
  const name = /([\w-]+)"/.exec(html)?.[1] ?? '';
  const rules = sheet
    .getStyleTags()
    .split('/*!sc*/')
    .filter((text) => text.includes(name) && !text.includes('content:'));
  sheet.seal();
  expect(rules.map((rule) => rule.replace(/^.*>|\n/, '').replaceAll(`.${name}`, '.box'))).toEqual([
    '.box{order:0;}',
    '.box{@media (min-width: 10rem){order:1;}}',
    '.box:hover,.box::before{@media (min-width: 10rem){opacity:0.5;}}',
    '.box{@starting-style{opacity:0;}}',
    '.box>b{@container (min-width: 1rem){order:2;}}',
    '@supports (display: grid){@media print{.box{order:3;}}}',
  ]);
});
