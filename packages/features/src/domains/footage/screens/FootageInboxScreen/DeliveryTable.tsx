import type { FootageDelivery } from '@jawla/contract';
import { Table, Text, type TableColumn } from '@jawla/ui';
import { useMemo, type ReactNode } from 'react';
import { Moment, useText } from '#core/i18n';
import { useTransferFormat } from '#transfers';
import { folderText, footageTexts } from '../../footage.texts';
import { inboxTexts } from '../../inbox.texts';
import { DeliveryActions, OpenButton, type RowActions } from './DeliveryActions';
import { Sender, TakenBy } from './DeliveryFacts';
import * as S from './FootageInbox.styles';
import { Still } from './Still';

type Column = TableColumn<FootageDelivery, 'project' | 'files' | 'sender' | 'actions'>;

interface DeliveryTableProps extends RowActions {
  /** `undefined` while they are loading. */
  deliveries: readonly FootageDelivery[] | undefined;
  error: ReactNode;
}

const keyOf = ({ _id }: FootageDelivery) => _id;

/** One page of deliveries: files that were handed in together. */
export function DeliveryTable({ deliveries, error, ...actions }: DeliveryTableProps) {
  const t = useText(inboxTexts);
  return (
    <Table
      caption={t('inbox.title')}
      hideCaption
      columns={useColumns(actions)}
      rows={deliveries}
      rowKey={keyOf}
      error={error}
    />
  );
}

function useColumns(actions: RowActions): readonly [Column, ...Column[]] {
  const t = useText(inboxTexts);
  const tFootage = useText(footageTexts);
  const { size } = useTransferFormat();
  const { isTaking, isDeleting, onOpen, onTake, onDelete, onFocusLost } = actions;
  return useMemo(() => {
    const common = { isTaking, isDeleting, onOpen, onTake, onDelete, onFocusLost };
    const count = ({ files }: FootageDelivery) => tFootage('count', { smart_count: files });
    return [
      {
        key: 'project',
        header: t('table.project'),
        width: 'minmax(14rem, 2fr)',
        face: ({ strip }) => <Still file={strip[0]} />,
        render: (delivery) => (
          <>
            <OpenButton delivery={delivery} {...common} />
            <S.Below data-only="row">
              {!delivery.isMatched && (
                <>
                  <S.Unmatched>{t('unmatched')}</S.Unmatched> ·{' '}
                </>
              )}
              {tFootage(folderText(delivery.folder))}
            </S.Below>
          </>
        ),
        lineDetail: (delivery) => (
          <>
            {!delivery.isMatched && <>{t('unmatched')} · </>}
            {tFootage(folderText(delivery.folder))} · {count(delivery)}
          </>
        ),
      },
      {
        key: 'files',
        header: t('table.files'),
        width: 'minmax(6.5rem, 1fr)',
        render: (delivery) => (
          <>
            {count(delivery)}
            <Text as="div" size="small">
              <bdi>{size(delivery.bytes)}</bdi>
            </Text>
          </>
        ),
      },
      {
        key: 'sender',
        header: t('table.sender'),
        isExtra: true,
        width: 'minmax(11rem, 1.5fr)',
        render: (delivery) => (
          <>
            <Sender {...delivery} />
            <Text as="div" size="small">
              {delivery.taken ? (
                <TakenBy {...delivery.taken} />
              ) : (
                <Moment at={delivery.createdAt} />
              )}
            </Text>
          </>
        ),
      },
      {
        key: 'actions',
        header: t('table.actions'),
        hideHeader: true,
        align: 'end',
        width: '17rem',
        render: (delivery) => <DeliveryActions delivery={delivery} {...common} />,
        renderInCard: (delivery) => <DeliveryActions isSmall delivery={delivery} {...common} />,
      },
    ];
  }, [t, tFootage, size, isTaking, isDeleting, onOpen, onTake, onDelete, onFocusLost]);
}
