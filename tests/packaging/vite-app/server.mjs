/** Prints a page in Arabic as a server without a bundler renders it. */
import { Button, loadRightToLeft, UiProvider } from '@jawla/ui';
import { houseBrand } from '@jawla/ui/theme';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

await loadRightToLeft();
const sheet = new ServerStyleSheet();
const page = createElement(
  UiProvider,
  { brand: houseBrand, scheme: 'system', locale: 'ar', nonce: 'cGFja2Fn' },
  createElement(Button, { variant: 'primary' }, 'ابدأ'),
);
const html = renderToString(sheet.collectStyles(page));
process.stdout.write(sheet.getStyleTags() + html);
