import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import {
  Banner,
  Button,
  Card,
  Checkbox,
  Heading,
  loadRightToLeft,
  PasswordField,
  Picture,
  Select,
  Table,
  TextField,
  TextLink,
  TopNavigation,
  UiProvider,
} from '../index';
import { BRANDS, houseBrand } from '../theme';

/** A page as a server renders it, with its styles. */
function renderPage(locale: string, brand: (typeof BRANDS)[number]) {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <UiProvider brand={brand} scheme="system" locale={locale}>
          <TopNavigation home={{ href: '/', label: 'Home' }} />
          <Heading level={1}>Rooms</Heading>
          <Card>
            <TextField label="Name" />
            <PasswordField label="Password" />
            <Select label="Type" options={[{ value: 'a', label: 'A' }]} />
            <Checkbox label="Remember" />
            <Banner tone="danger">Wrong</Banner>
            <Button variant="primary">Go</Button>
          </Card>
          <Picture src={undefined} alt="Harbour House" />
          <TextLink href="/tour">Harbour House</TextLink>
        </UiProvider>,
      ),
    );
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

describe.each(BRANDS)('server rendering of the brand $id', (brand) => {
  it.each(['en', 'ar', 'fa', 'he', 'ar-SA-u-nu-arab'])(
    'in %s has its content and styles',
    async (locale) => {
      expect(globalThis).not.toHaveProperty('window');
      await loadRightToLeft();
      const { html, styles } = renderPage(locale, brand);
      for (const word of ['Rooms', 'Harbour House', 'Password', 'Go']) expect(html).toContain(word);
      expect(styles).toContain(brand.colors.light.accent);
      expect(styles).toContain('prefers-color-scheme');
    },
  );
});

it.each([
  ['ar_JO', 'ar-JO', 'rtl'],
  ['he', 'he', 'rtl'],
  ['not a tag!', 'en', 'ltr'],
])('sets lang and dir of a page in %j to %s, %s', async (locale, lang, dir) => {
  await loadRightToLeft();
  expect(renderPage(locale, houseBrand).html).toContain(`lang="${lang}" dir="${dir}"`);
});

it('renders the same class names in every brand', () => {
  const classes = BRANDS.map((brand) =>
    Array.from(renderPage('en', brand).html.matchAll(/class="([^"]*)"/g), ([, names]) => names),
  );
  for (const others of classes.slice(1)) expect(others).toEqual(classes[0]);
});

it('renders only the first rows of a long table, without style attributes, for a strict CSP', () => {
  const html = renderToString(
    <UiProvider brand={houseBrand} scheme="light" locale="en">
      <Table
        caption="Rooms"
        columns={[
          { key: 'name', header: 'Name', sort: ['ascending'], width: '2fr', render: String },
        ]}
        rows={Array.from({ length: 10_000 }, (_, at) => `Room ${at}`)}
        rowKey={String}
        selection={{ labels: { all: 'All', row: String, count: String } }}
      />
    </UiProvider>,
  );
  expect(html).toContain('aria-rowcount="10001"');
  expect(html.match(/role="rowheader"/g)?.length).toBeLessThan(50);
  expect(html).toContain('Room 0');
  expect(html).not.toContain(' style=');
});
