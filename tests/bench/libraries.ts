/** What a component costs in this package and in others, bundled the same way. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, defaultClientConditions } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
const ENTRY = '\0library';
/** Every site has these already. Style engines are not among them: they are part of a library's price. */
const HOST = /^(react|react-dom)(\/|$)/;
/** A font is the brand's choice, not the library's weight. */
const STYLES = /\.css$/;

export const ROWS = ['Button', 'Dialog', 'TextField', 'Combobox', 'DateField', 'Table'] as const;
type Row = (typeof ROWS)[number];

interface Imports {
  names: readonly string[];
  from: string;
}

interface Library {
  name: string;
  folder: string;
  /** Style sheets that its documentation requires. */
  styles: readonly string[];
  /** The provider around the page; none if the library needs none. */
  provider: readonly Imports[];
  /** What a row needs; left out if the library has no such component. */
  rows: Partial<Record<Row, Imports>>;
}

const OTHER_LIBRARIES = join(import.meta.dirname, 'other-libraries');
const from = (source: string, ...names: string[]): Imports => ({ names, from: source });

const LIBRARIES: readonly Library[] = [
  {
    name: '@jawla/ui',
    folder: join(ROOT, 'packages/ui'),
    styles: [],
    provider: [from('@jawla/ui', 'UiProvider'), from('@jawla/ui/theme', 'houseBrand')],
    rows: Object.fromEntries(ROWS.map((row) => [row, from('@jawla/ui', row)])),
  },
  {
    name: '@mui/material',
    folder: OTHER_LIBRARIES,
    styles: [],
    provider: [from('@mui/material', 'ThemeProvider', 'createTheme')],
    rows: {
      Button: from('@mui/material', 'Button'),
      Dialog: from('@mui/material', 'Dialog', 'DialogTitle', 'DialogContent', 'DialogActions'),
      TextField: from('@mui/material', 'TextField'),
      Combobox: from('@mui/material', 'Autocomplete', 'TextField'),
      Table: from('@mui/material', 'Table', 'TableHead', 'TableBody', 'TableRow', 'TableCell'),
    },
  },
  {
    name: '@mantine/core',
    folder: OTHER_LIBRARIES,
    styles: ['@mantine/core/styles.css'],
    provider: [from('@mantine/core', 'MantineProvider')],
    rows: {
      Button: from('@mantine/core', 'Button'),
      Dialog: from('@mantine/core', 'Modal'),
      TextField: from('@mantine/core', 'TextInput'),
      Combobox: from('@mantine/core', 'Select'),
      DateField: from('@mantine/dates', 'DateInput'),
      Table: from('@mantine/core', 'Table'),
    },
  },
  {
    name: 'antd',
    folder: OTHER_LIBRARIES,
    styles: [],
    provider: [from('antd', 'ConfigProvider')],
    rows: {
      Button: from('antd', 'Button'),
      Dialog: from('antd', 'Modal'),
      TextField: from('antd', 'Input'),
      Combobox: from('antd', 'Select'),
      DateField: from('antd', 'DatePicker'),
      Table: from('antd', 'Table'),
    },
  },
  {
    name: '@radix-ui/themes',
    folder: OTHER_LIBRARIES,
    styles: ['@radix-ui/themes/styles.css'],
    provider: [from('@radix-ui/themes', 'Theme')],
    rows: {
      Button: from('@radix-ui/themes', 'Button'),
      Dialog: from('@radix-ui/themes', 'Dialog'),
      TextField: from('@radix-ui/themes', 'TextField'),
      Table: from('@radix-ui/themes', 'Table'),
    },
  },
  {
    name: 'react-aria-components',
    folder: OTHER_LIBRARIES,
    styles: [],
    provider: [],
    rows: {
      Button: from('react-aria-components', 'Button'),
      Dialog: from('react-aria-components', 'Dialog', 'Modal', 'ModalOverlay', 'Heading'),
      TextField: from('react-aria-components', 'TextField', 'Label', 'Input', 'FieldError'),
      Combobox: from(
        'react-aria-components',
        'ComboBox',
        'Label',
        'Input',
        'Button',
        'Popover',
        'ListBox',
        'ListBoxItem',
      ),
      DateField: from(
        'react-aria-components',
        'DatePicker',
        'DateInput',
        'DateSegment',
        'Group',
        'Label',
        'Button',
        'Popover',
        'Dialog',
        'Calendar',
        'CalendarGrid',
        'CalendarCell',
        'Heading',
      ),
      Table: from(
        'react-aria-components',
        'Table',
        'TableHeader',
        'Column',
        'TableBody',
        'Row',
        'Cell',
      ),
    },
  },
];

export interface LibraryWeight {
  library: string;
  component: Row;
  /** Bytes of code and CSS, minified, gzip, with chunks that load later; none without such a component. */
  alone: number | undefined;
  /** The same with what the library needs around the page. */
  withProvider: number | undefined;
}

/**
 * Weighs each row of each library.
 *
 * @throws Error if `tests/bench/other-libraries` is not installed.
 */
export async function weighLibraries(): Promise<readonly LibraryWeight[]> {
  const weights: LibraryWeight[] = [];
  for (const library of LIBRARIES) {
    for (const component of ROWS) {
      const imports = library.rows[component];
      const weigh = async (provider: readonly Imports[]) =>
        imports === undefined
          ? undefined
          : weighImports(library, [imports, ...provider], component);
      weights.push({
        library: library.name,
        component,
        alone: await weigh([]),
        withProvider: await weigh(library.provider),
      });
    }
  }
  return weights;
}

async function weighImports(
  { folder, styles }: Library,
  imports: readonly Imports[],
  component: Row,
): Promise<number> {
  const sheets =
    component === 'DateField' && styles.includes('@mantine/core/styles.css')
      ? [...styles, '@mantine/dates/styles.css']
      : styles;
  const code = [
    ...sheets.map((sheet) => `import '${sheet}';`),
    ...imports.map(
      (each, at) =>
        `import { ${each.names.map((name) => `${name} as ${name}${at}`).join(', ')} } from '${each.from}';`,
    ),
    `console.log(${imports.flatMap((each, at) => each.names.map((name) => name + at)).join(', ')});`,
  ].join('\n');
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@jawla/source', ...defaultClientConditions] },
    plugins: [
      {
        name: 'jawla:one-library',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      rolldownOptions: { input: ENTRY, external: (id) => HOST.test(id) },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  return outputs
    .flatMap(({ output }) => output)
    .reduce((sum, file) => {
      if (file.type === 'chunk') return sum + gzipSync(file.code).length;
      return STYLES.test(file.fileName) ? sum + gzipSync(file.source).length : sum;
    }, 0);
}
