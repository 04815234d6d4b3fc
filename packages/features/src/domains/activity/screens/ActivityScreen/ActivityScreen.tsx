import { activityCsvUrl } from '@jawla/contract/activity';
import { Button, LinkButton, Skeleton, Stack } from '@jawla/ui';
import { ClockIcon, DownloadIcon } from '@jawla/ui/icons';
import { dataOf, toRemoteData } from '#core/http';
import { useText } from '#core/i18n';
import { ListPage, useList, useListAddress } from '#core/lists';
import { href } from '#core/routing';
import { useRequest } from '#core/store';
import { FILTER_NAMES } from '../../activityHref';
import { loadActivityFilters } from '../../activity.requests';
import { activityTexts } from '../../activity.texts';
import { ActivityDays } from '../../components/ActivityDays';
import { useActivity } from '../../useActivity';
import { ActivityFilters } from './ActivityFilters';
import { OlderActivity } from './OlderActivity';

/** What people have done, for admins. */
export function ActivityScreen() {
  const t = useText(activityTexts);
  const { filter, filterBy } = useListAddress({ filters: FILTER_NAMES });
  const choices = dataOf(toRemoteData(useRequest(loadActivityFilters)));
  const activity = useActivity(filter);
  const list = useList({
    state: activity.state,
    of: activity.listKey,
    reload: activity.onRetry,
  });
  const { data, heading } = list;
  const isFiltered = Object.keys(filter).length > 0;
  const clear = () => {
    filterBy({ person: undefined, client: undefined, thing: undefined });
    // The button disappears, and with it the focus.
    heading.current?.focus();
  };
  const download = {
    id: 'download',
    label: t('download'),
    icon: <DownloadIcon />,
    href: activityCsvUrl(filter),
    download: true,
  };
  const hasEntries = data !== undefined && data.length > 0;
  return (
    <ListPage
      title={t('title')}
      below={t('below')}
      backHref={href('dashboard', {})}
      hasFilterFields
      filters={
        <ActivityFilters
          {...{ filter, choices }}
          onFilter={filterBy}
          onClear={isFiltered && data?.length !== 0 ? clear : undefined}
        />
      }
      tools={
        hasEntries && (
          <LinkButton variant="quiet" href={download.href} download icon={download.icon}>
            {download.label}
          </LinkButton>
        )
      }
      more={{ toolActions: hasEntries ? [download] : [] }}
      list={list}
      count={data?.length}
      isNarrowed={isFiltered}
      caption={data && t('count', { smart_count: data.length })}
      loading={t('loading')}
      failed={t('failed')}
      empty={{
        icon: <ClockIcon />,
        title: t('empty'),
        children: t('emptyHint'),
        action: <LinkButton href={href('dashboard', {})}>{t('empty.next')}</LinkButton>,
      }}
      noMatch={{
        icon: <ClockIcon />,
        title: t('empty.filtered'),
        children: t('empty.filteredHint'),
        action: <Button onClick={clear}>{t('filter.clear')}</Button>,
      }}
    >
      {(entries, error) =>
        error ??
        (entries === undefined ? (
          <Stack gap="m" aria-hidden>
            {['a', 'b', 'c'].map((key) => (
              <Skeleton key={key} blockSize="3rem" />
            ))}
          </Stack>
        ) : (
          <>
            <ActivityDays entries={entries} level={2} />
            {/* The key keeps the end of another list from taking the focus when it appears. */}
            <OlderActivity key={activity.listKey} {...activity} />
          </>
        ))
      }
    </ListPage>
  );
}
