import type { ActivityFilters } from '@jawla/contract';
import { activityCsvUrl, type ActivityFilter } from '@jawla/contract/activity';
import { Banner, Button, Combobox, LinkButton, PageHeading, Stack, Text } from '@jawla/ui';
import { DownloadIcon } from '@jawla/ui/icons';
import { useEffect, useRef } from 'react';
import { dataOf, problemTexts, useProblemText, type RemoteData } from '#core/http';
import { useText } from '#core/i18n';
import { PageTitle } from '#core/routing';
import { activityTexts } from '../../activity.texts';
import * as S from '../../components/Activity.styles';
import { ActivityDays } from '../../components/ActivityDays';
import { ActivityStates } from '../../components/ActivityStates';
import type { ActivityList } from '../../useActivity';

export interface ActivityViewProps extends ActivityList {
  filter: ActivityFilter;
  filters: RemoteData<ActivityFilters>;
  onFilter: (filter: ActivityFilter) => void;
}

/** What people have done, in any state. */
export function ActivityView(props: ActivityViewProps) {
  const { listKey, entries, filter, onFilter, onRetry } = props;
  const t = useText(activityTexts);
  const { person, client, thing } = filter;
  const isFiltered = [person, client, thing].some((id) => id !== undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasEntries = (dataOf(entries)?.length ?? 0) > 0;
  return (
    <Stack gap="l">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeading
        ref={heading}
        title={t('title')}
        below={t('below')}
        actions={
          hasEntries && (
            <LinkButton href={activityCsvUrl(filter)} download icon={<DownloadIcon />}>
              {t('download')}
            </LinkButton>
          )
        }
      />
      <Filters
        {...props}
        onClear={
          isFiltered
            ? () => {
                onFilter({});
                // The button disappears, and with it the focus.
                heading.current?.focus();
              }
            : undefined
        }
      />
      {/* The key keeps the end of another list from taking the focus when it appears. */}
      <ActivityStates key={listKey} {...{ entries, isFiltered, onRetry }}>
        {(all) => (
          <>
            <Text as="p" role="status" tone="inkMuted">
              {t('count', { smart_count: all.length })}
            </Text>
            <ActivityDays entries={all} level={2} />
            <Older {...props} />
          </>
        )}
      </ActivityStates>
    </Stack>
  );
}

function Filters({
  filter,
  filters,
  onFilter,
  onClear,
}: Pick<ActivityViewProps, 'filter' | 'filters' | 'onFilter'> & {
  /** Omitted if nothing is filtered. */
  onClear: (() => void) | undefined;
}) {
  const t = useText(activityTexts);
  const { people = [], things = [] } = dataOf(filters) ?? {};
  const { person, client, thing } = filter;
  const common = { empty: t('filter.none') };
  return (
    <S.Tools>
      <S.Filter>
        <Combobox
          {...common}
          label={t('filter.person')}
          placeholder={t('filter.everyone')}
          value={person ?? null}
          options={people.map(({ _id, name }) => ({ value: _id, label: name }))}
          onValueChange={(chosen) => onFilter({ ...filter, person: chosen })}
        />
      </S.Filter>
      <S.Filter>
        <Combobox
          {...common}
          label={t('filter.thing')}
          placeholder={t('filter.everything')}
          value={client ?? thing ?? null}
          options={things.map(({ _id, kind, name }) => ({
            value: _id,
            label: name,
            detail: t(`kind.${kind}`),
          }))}
          onValueChange={(chosen) => {
            const isClient = things.some(({ _id, kind }) => _id === chosen && kind === 'client');
            onFilter({ person, ...(isClient ? { client: chosen } : { thing: chosen }) });
          }}
        />
      </S.Filter>
      {onClear && <Button onClick={onClear}>{t('filter.clear')}</Button>}
    </S.Tools>
  );
}

function Older({
  hasOlder,
  isLoadingOlder,
  olderProblem,
  onOlder,
  onRetry,
}: Omit<ActivityViewProps, 'filter' | 'filters' | 'onFilter'>) {
  const t = useText(activityTexts);
  const tProblem = useText(problemTexts);
  const describe = useProblemText();
  const end = useRef<HTMLParagraphElement>(null);
  const hadOlder = useRef(hasOlder);
  useEffect(() => {
    // The button is gone, and with it the focus.
    if (hadOlder.current && !hasOlder) end.current?.focus({ preventScroll: true });
    hadOlder.current = hasOlder;
  }, [hasOlder]);
  if (!hasOlder) {
    return (
      <Text as="p" ref={end} tabIndex={-1} tone="inkMuted">
        {t('older.none')}
      </Text>
    );
  }
  return (
    <Stack gap="m">
      {olderProblem !== undefined && <Banner tone="danger">{describe(olderProblem)}</Banner>}
      <S.Actions>
        <Button
          busy={isLoadingOlder ? t('older.loading') : undefined}
          onClick={olderProblem === undefined ? onOlder : onRetry}
        >
          {olderProblem === undefined ? t('older') : tProblem('retry')}
        </Button>
      </S.Actions>
    </Stack>
  );
}
