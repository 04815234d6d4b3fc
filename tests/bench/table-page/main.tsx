/** A page with nothing but a table of 10,000 rows, which is drawn when the benchmark asks for it. */
import { Ltr, Table, UiProvider, type TableColumn } from '@jawla/ui';
import { houseBrand } from '@jawla/ui/theme';
import { createRoot } from 'react-dom/client';

const COUNT = 10_000;

interface Client {
  id: string;
  name: string;
  email: string;
  phone: string;
  projects: number;
}

const clients = Array.from({ length: COUNT }, (_, at): Client => ({
  id: String(at),
  name: at % 2 === 0 ? `Sara Haddad ${at}` : `سارة حداد ${at}`,
  email: `client${at}@example.com`,
  phone: `+9627${String(at).padStart(8, '0')}`,
  projects: at % 40,
}));

const columns: readonly [TableColumn<Client>, ...TableColumn<Client>[]] = [
  { key: 'name', header: 'Name', sort: ['ascending'], render: ({ name }) => <bdi>{name}</bdi> },
  { key: 'email', header: 'E-mail', render: ({ email }) => <Ltr>{email}</Ltr> },
  { key: 'phone', header: 'Phone', render: ({ phone }) => <Ltr>{phone}</Ltr> },
  { key: 'projects', header: 'Projects', sort: ['descending'], render: (row) => row.projects },
];

const root = createRoot(document.getElementById('root') ?? document.body);

function render(rows: readonly Client[]) {
  root.render(
    <UiProvider brand={houseBrand} scheme="light" locale="en">
      <Table
        caption="Clients"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `#${id}`}
      />
    </UiProvider>,
  );
}

declare global {
  /** Draws the table. Returns how long it took until it was painted, in milliseconds. */
  var drawTable: () => Promise<number>;
}

globalThis.drawTable = () =>
  new Promise((resolve) => {
    const started = performance.now();
    render(clients);
    const look = () => {
      if (document.querySelector('[data-index]') === null) requestAnimationFrame(look);
      // After the frame, which lays out and paints.
      else setTimeout(() => resolve(performance.now() - started));
    };
    requestAnimationFrame(look);
  });

// As in an app, the provider and its styles are there before a table is.
render([]);
