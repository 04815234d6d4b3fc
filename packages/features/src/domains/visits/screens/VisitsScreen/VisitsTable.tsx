import type { SessionUser, VisitRow } from '@jawla/contract';
import { Avatar, Ltr, Sparkline, Table, Text, type TableColumn } from '@jawla/ui';
import { useMemo, type ReactNode } from 'react';
import { Day, dayOf, formatNumber, useLocale, useText } from '#core/i18n';
import { href } from '#core/routing';
import { visitsOf } from '../../visits.model';
import { visitTexts } from '../../visits.texts';
import * as S from './Visits.styles';

type VisitColumn = 'name' | 'trend' | 'visits' | 'accounts' | 'guests' | 'public' | 'own' | 'last';
type Column = TableColumn<VisitRow, VisitColumn>;

export interface VisitsTableProps {
  /** `undefined` while they are loading. */
  rows: readonly VisitRow[] | undefined;
  viewer: SessionUser;
  error: ReactNode;
}

const keyOf = ({ _id }: VisitRow) => _id;

/** The visits by project and pilot: the chart in numbers. */
export function VisitsTable({ rows, viewer, error }: VisitsTableProps) {
  const t = useText(visitTexts);
  const hrefOf = ({ kind, _id, name, owner }: VisitRow): string => {
    if (kind === 'pilot') return href('pilot', { name });
    const userName = owner?.userName ?? viewer.userName;
    return viewer.isAdmin
      ? href('projectEditor', { clientID: userName, projectID: _id })
      : href('viewer', { userName, projectName: name });
  };
  return (
    <Table
      caption={t('visits.title')}
      hideCaption
      columns={useColumns()}
      rows={rows}
      rowKey={keyOf}
      rowHref={hrefOf}
      error={error}
    />
  );
}

function useColumns(): readonly [Column, ...Column[]] {
  const t = useText(visitTexts);
  const locale = useLocale();
  return useMemo(() => {
    const number = (
      key: 'accounts' | 'guests' | 'public' | 'own' | 'visits',
      valueOf: (row: VisitRow) => number,
      isExtra = true,
    ): Column => ({
      key,
      header: t(`table.${key}`),
      width: 'minmax(5rem, 1fr)',
      align: 'end',
      isExtra,
      render: (row) => <Ltr>{formatNumber(valueOf(row), locale)}</Ltr>,
    });
    return [
      {
        key: 'name',
        header: t('table.name'),
        width: 'minmax(10rem, 2fr)',
        face: ({ name }) => <Avatar name={name} />,
        lineDetail: (row) => (
          <>
            {t('visits.sum', { smart_count: visitsOf(row) })} · <Day day={dayOf(row.lastAt)} />
          </>
        ),
        render: ({ name, kind, owner }) => (
          <S.Name>
            <bdi dir="auto">{name}</bdi>
            <Text as="span" size="small" tone="inkMuted" data-only="row">
              {kind === 'pilot' ? t('table.pilot') : <bdi dir="auto">{owner?.name}</bdi>}
            </Text>
          </S.Name>
        ),
      },
      {
        key: 'trend',
        header: t('table.trend'),
        width: '7rem',
        isExtra: true,
        render: (row) => (
          <Sparkline label={t('visits.sum', { smart_count: visitsOf(row) })} values={row.series} />
        ),
      },
      number('visits', visitsOf, false),
      number('accounts', ({ accounts }) => accounts),
      number('guests', ({ guests }) => guests),
      number('public', (row) => row.public),
      number('own', ({ own }) => own),
      {
        key: 'last',
        header: t('table.last'),
        width: '8rem',
        render: ({ lastAt }) => <Day day={dayOf(lastAt)} />,
      },
    ];
  }, [t, locale]);
}
