import { useState } from 'react';
import { Button } from '../components/Button';
import { Dialog } from '../components/Dialog';
import { Heading } from '../components/Heading';
import { Menu } from '../components/Menu';
import { Meter } from '../components/Meter';
import { NumberField } from '../components/NumberField';
import { Pagination } from '../components/Pagination';
import { Stack } from '../components/Stack';
import { Table } from '../components/Table';
import { Tabs } from '../components/Tabs';
import { Text } from '../components/Text';
import { TextField } from '../components/TextField';
import { useFormatNumber } from '../theme/useFormatNumber';
import type { LocaleTexts } from './localeTexts';

const VISITS = [12_345, 678] as const;

/** A form, a table with numbers, a pagination, a menu and a dialog in one language. */
export function LocalePage({ texts }: { texts: LocaleTexts }) {
  const format = useFormatNumber();
  const [page, setPage] = useState(2);
  const [isAsking, setAsking] = useState(false);
  return (
    <main>
      <Stack>
        <Stack direction="row" justify="space-between">
          <Heading level={1}>{texts.title}</Heading>
          <Menu
            label={texts.more}
            entries={[
              { id: 'edit', label: texts.edit, onPress: () => undefined },
              { id: 'share', label: texts.share, onPress: () => undefined },
            ]}
          />
        </Stack>
        <form>
          <Stack>
            <TextField label={texts.name} defaultValue={texts.buildings[0]} />
            <NumberField
              label={texts.area}
              unit={texts.unit}
              min={1}
              defaultValue={1234.5}
              texts={texts.number}
            />
          </Stack>
        </form>
        <Tabs
          label={texts.view}
          tabs={[
            {
              id: 'list',
              label: texts.list,
              content: (
                <Table
                  caption={texts.caption}
                  columns={[
                    { key: 'name', header: texts.name, render: ({ name }) => name },
                    {
                      key: 'visits',
                      header: texts.visits,
                      align: 'end',
                      render: ({ visits }) => <bdi>{format(visits)}</bdi>,
                    },
                  ]}
                  rows={VISITS.map((visits, at) => ({ name: texts.buildings[at] ?? '', visits }))}
                  rowKey={({ name }) => name}
                />
              ),
            },
            { id: 'map', label: texts.map, content: <Text>{texts.map}</Text> },
          ]}
        />
        <Pagination
          page={page}
          count={12}
          onPageChange={setPage}
          labels={{
            navigation: texts.pages,
            previous: texts.previous,
            next: texts.next,
            page: (number) => texts.page(format(number)),
          }}
        />
        <Meter label={texts.storage} value={64} />
        <Button variant="danger" onClick={() => setAsking(true)}>
          {texts.remove}
        </Button>
      </Stack>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={texts.question}
        footer={<Button onClick={() => setAsking(false)}>{texts.cancel}</Button>}
      >
        {texts.warning}
      </Dialog>
    </main>
  );
}
