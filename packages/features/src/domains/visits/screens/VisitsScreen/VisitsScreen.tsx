import { VISIT_RANGES, type VisitRange } from '@jawla/contract/limits';
import { Button, LinkButton, SegmentedControl } from '@jawla/ui';
import { DownloadIcon, ShowIcon } from '@jawla/ui/icons';
import { saveAsFile } from '#core/device';
import { useText } from '#core/i18n';
import { ListPage, useList, useListAddress } from '#core/lists';
import { href } from '#core/routing';
import { useAppDispatch, useAppSelector, useRequest } from '#core/store';
import { selectUser } from '#session';
import { visitsToCsv } from '../../visits.model';
import { loadVisits } from '../../visits.requests';
import { visitTexts } from '../../visits.texts';
import { VisitsChart } from './VisitsChart';
import { VisitsTable } from './VisitsTable';

const DEFAULT: VisitRange = '30';
const CSV = ['name', 'owner', 'visits', 'accounts', 'guests', 'public', 'own', 'last'] as const;

/** How often tours were opened: of all for admins, of their own projects for clients. */
export function VisitsScreen() {
  const t = useText(visitTexts);
  const user = useAppSelector(selectUser);
  const dispatch = useAppDispatch();
  const { filter, filterBy } = useListAddress({ filters: ['days'] });
  const range = VISIT_RANGES.find((each) => each === filter.days) ?? DEFAULT;
  const list = useList({
    state: useRequest(loadVisits, range),
    of: range,
    reload: () => dispatch(loadVisits.requested(range, { force: true })),
  });
  const { data } = list;
  if (user === undefined) return null;

  const exportAll = () => {
    if (data === undefined) return;
    const head = CSV.map((column) => t(`table.${column}`));
    saveAsFile(visitsToCsv(head, data), 'visits.csv', 'text/csv;charset=utf-8');
  };
  const download = {
    id: 'download',
    label: t('visits.export'),
    icon: <DownloadIcon />,
    onPress: exportAll,
  };
  const hasRows = data !== undefined && data.rows.length > 0;
  return (
    <ListPage
      title={t('visits.title')}
      below={t('visits.below')}
      filters={
        <SegmentedControl
          look="chips"
          label={t('visits.range')}
          value={range}
          options={VISIT_RANGES.map((value) => ({ value, label: t(`range.${value}`) }))}
          onValueChange={(days) => filterBy({ days: days === DEFAULT ? undefined : days })}
        />
      }
      tools={
        hasRows && (
          <Button variant="quiet" icon={download.icon} onClick={exportAll}>
            {download.label}
          </Button>
        )
      }
      more={{ toolActions: hasRows ? [download] : [] }}
      list={list}
      count={data?.rows.length}
      // Another period may have some.
      isNarrowed
      caption={data && t('table.caption', { smart_count: data.rows.length })}
      loading={t('visits.loading')}
      failed={t('visits.failed')}
      empty={{
        icon: <ShowIcon />,
        title: t('visits.empty'),
        children: t('visits.emptyHint'),
        action: (
          <LinkButton
            href={user.isAdmin ? href('pilots', {}) : href('home', { userName: user.userName })}
          >
            {t(user.isAdmin ? 'visits.toPilots' : 'visits.toProjects')}
          </LinkButton>
        ),
      }}
    >
      {(visits, error) => (
        <>
          {visits && <VisitsChart visits={visits} isByMonth={range === '365'} />}
          <VisitsTable rows={visits?.rows} viewer={user} error={error} />
        </>
      )}
    </ListPage>
  );
}
