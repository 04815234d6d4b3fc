import { Button, Ltr, Table, type TableColumn } from '@jawla/ui';
import { DeleteIcon } from '@jawla/ui/icons';
import { useId, useMemo } from 'react';
import { formatList, formatNumber, useLocale, useText } from '#core/i18n';
import { ROW_FIELDS, type CheckedRow, type RowField } from '../../clientList/rowErrors';
import { inviteClientsTexts } from '../../inviteClients.texts';
import { EditCell } from './EditCell';

type Column = TableColumn<CheckedRow, 'line' | RowField | 'remove'>;

interface ClientRowsTableProps {
  rows: readonly CheckedRow[];
  isLocked: boolean;
  onEdit: (id: string, field: RowField, value: string) => void;
  /** Called with the row to remove, and a function that focuses the same button of another row. */
  onRemove: (row: CheckedRow, focus: (id: string) => void) => void;
}

const WIDTHS = {
  fname: 'minmax(10rem, 2fr)',
  lname: 'minmax(10rem, 2fr)',
  email: 'minmax(16rem, 3fr)',
} as const;
const keyOf = ({ row }: CheckedRow) => row.id;
const CARDS_BELOW = '52rem';

/** The rows, each field of which can be corrected; Enter goes on to the same field of the next row. */
export function ClientRowsTable(props: ClientRowsTableProps) {
  const t = useText(inviteClientsTexts);
  return (
    <Table
      caption={t('review')}
      hideCaption
      columns={useColumns(props)}
      rows={props.rows}
      rowKey={keyOf}
      cardsBelow={CARDS_BELOW}
    />
  );
}

function useColumns({
  rows,
  isLocked,
  onEdit,
  onRemove,
}: ClientRowsTableProps): readonly [Column, ...Column[]] {
  const t = useText(inviteClientsTexts);
  const locale = useLocale();
  const base = useId();
  return useMemo(() => {
    const focus = (id: string, part: string) =>
      document.getElementById(`${base}${part}${id}`)?.focus();
    const lineOf = ({ row }: CheckedRow) => formatNumber(row.line, locale);
    const fields = ROW_FIELDS.map((field): Column => {
      const header = t(`form.${field}`);
      return {
        key: field,
        header,
        width: WIDTHS[field],
        render: (shown) => {
          const { row, errors } = shown;
          const isNoted = field === 'email' && row.unused.length > 0;
          return (
            <EditCell
              id={`${base}${field}${row.id}`}
              label={t('table.field', { field: header, line: lineOf(shown) })}
              dir={field === 'email' ? 'ltr' : 'auto'}
              type={field === 'email' ? 'email' : 'text'}
              value={row[field]}
              error={errors[field]}
              hint={isNoted ? t('unused', { texts: formatList(row.unused, locale) }) : undefined}
              readOnly={isLocked}
              onCommit={(value) => onEdit(row.id, field, value)}
              onEnter={() => {
                const next = rows[rows.indexOf(shown) + 1];
                if (next !== undefined) focus(next.row.id, field);
              }}
            />
          );
        },
      };
    });
    return [
      {
        key: 'line',
        header: t('table.line'),
        width: 'minmax(4rem, auto)',
        render: (shown) => <Ltr>{lineOf(shown)}</Ltr>,
        renderInCard: (shown) => t('table.lineOf', { line: lineOf(shown) }),
      },
      ...fields,
      {
        key: 'remove',
        header: t('table.remove'),
        hideHeader: true,
        width: 'minmax(7.5rem, auto)',
        align: 'end',
        // In the corner of a card, it would take room from the first field.
        cardPlace: 'alone',
        render: (shown) => (
          <Button
            id={`${base}remove${shown.row.id}`}
            size="s"
            variant="quiet"
            icon={<DeleteIcon />}
            aria-label={t('remove', { line: lineOf(shown) })}
            disabled={isLocked}
            onClick={() => onRemove(shown, (id) => focus(id, 'remove'))}
          >
            {t('table.remove')}
          </Button>
        ),
      },
    ];
  }, [t, locale, base, rows, isLocked, onEdit, onRemove]);
}
