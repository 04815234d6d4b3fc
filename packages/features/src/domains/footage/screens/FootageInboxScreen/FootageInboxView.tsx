import type { FootageDelivery, FootageInbox } from '@jawla/contract';
import { FOOTAGE_LISTS, FOOTAGE_PAGE_SIZE } from '@jawla/contract/limits';
import {
  Banner,
  EmptyState,
  LiveRegion,
  PageHeading,
  Pager,
  SearchField,
  SegmentedControl,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@jawla/ui';
import { ArchiveIcon } from '@jawla/ui/icons';
import { useRef, useState } from 'react';
import { focusAfterDialog } from '#core/forms';
import {
  LoadFailed,
  pagesOf,
  useKeptPage,
  useNamedOutcomes,
  useProblemText,
  type RemoteData,
  type RequestState,
} from '#core/http';
import { TextWithIsolate, useText } from '#core/i18n';
import { PageTitle } from '#core/routing';
import { inboxTexts } from '../../inbox.texts';
import { DeleteFootageDialog } from './DeleteFootageDialog';
import * as S from './FootageInbox.styles';
import { ProjectGroup } from './ProjectGroup';
import { SpaceUsed } from './SpaceUsed';
import type { InboxAddress } from './useInboxAddress';

type Writes = Readonly<Record<string, RequestState<unknown>>>;

export interface FootageInboxViewProps extends InboxAddress {
  inbox: RemoteData<FootageInbox>;
  /** By the id of the delivery. */
  takings: Writes;
  deletions: Writes;
  onTake: (id: string) => void;
  onTakingDismissed: (id: string) => void;
  onDelete: (id: string) => void;
  onDeletionDismissed: (id: string) => void;
  onRetry: () => void;
}

/** What staff have uploaded, in any state. */
export function FootageInboxView(props: FootageInboxViewProps) {
  const { shown, term, inbox, takings, deletions } = props;
  const t = useText(inboxTexts);
  const describe = useProblemText();
  const heading = useRef<HTMLHeadingElement>(null);
  const caption = useRef<HTMLParagraphElement>(null);
  const [toDelete, setToDelete] = useState<FootageDelivery>();
  const { data, isTurning } = useKeptPage(inbox, `${shown.list} ${shown.term}`, () => {
    if (document.activeElement === document.body) heading.current?.focus();
  });
  const { done, failed } = useNamedOutcomes(
    data?.deliveries.map(({ _id, projectName }) => [_id, projectName]) ?? [],
    [
      ['taken', takings],
      ['deleted', deletions],
    ],
  );
  const pages = pagesOf(data, FOOTAGE_PAGE_SIZE);

  return (
    <Stack gap="l">
      <PageTitle>{t('inbox.title')}</PageTitle>
      <PageHeading ref={heading} title={t('inbox.title')} below={t('inbox.below')} />
      {data && <SpaceUsed space={data.space} />}
      <LiveRegion>
        {done && (
          <TextWithIsolate text={(slot) => t(done.kind, { name: slot })}>
            {done.name}
          </TextWithIsolate>
        )}
      </LiveRegion>
      {failed.map(({ key, kind, problem, name }) => (
        <Banner
          key={`${kind} ${key}`}
          tone="danger"
          dismissal={{
            onDismiss: () =>
              kind === 'taken' ? props.onTakingDismissed(key) : props.onDeletionDismissed(key),
          }}
        >
          <strong>
            <bdi dir="auto">{name}</bdi>: {t(kind === 'taken' ? 'takeFailed' : 'deleteFailed')}
          </strong>{' '}
          {describe(problem)}
        </Banner>
      ))}
      <S.Tools>
        <SegmentedControl
          label={t('inbox.list')}
          value={shown.list}
          options={FOOTAGE_LISTS.map((value) => ({ value, label: t(`list.${value}`) }))}
          onValueChange={props.onList}
        />
        <SearchField
          label={t('inbox.search')}
          placeholder={t('inbox.search')}
          value={term}
          maxLength={200}
          onValueChange={props.onTerm}
        />
      </S.Tools>
      {inbox.phase === 'failed' ? (
        <LoadFailed title={t('inbox.failed')} problem={inbox.problem} onRetry={props.onRetry} />
      ) : data === undefined ? (
        <Loading />
      ) : data.deliveries.length === 0 ? (
        <Empty {...{ shown }} />
      ) : (
        <>
          <Text ref={caption} as="p" role="status" tabIndex={-1} tone="inkMuted">
            {isTurning ? t('inbox.loading') : t('inbox.count', { smart_count: data.total })}
          </Text>
          <S.Groups aria-busy={isTurning}>
            {groupsOf(data.deliveries).map((group) => (
              <ProjectGroup
                key={group[0]._id}
                deliveries={group}
                isTaking={(id) => isBusy(takings, id)}
                isDeleting={(id) => isBusy(deletions, id)}
                onTake={props.onTake}
                onDelete={setToDelete}
                onFocusLost={() => heading.current?.focus()}
              />
            ))}
          </S.Groups>
        </>
      )}
      {data !== undefined && (pages > 1 || shown.page > 1) && (
        <Pager
          page={shown.page}
          hasPrevious={shown.page > 1}
          hasNext={shown.page < pages}
          onPageChange={(page) => {
            caption.current?.focus();
            props.onTurn(Math.min(page, pages));
          }}
        />
      )}
      <DeleteFootageDialog
        delivery={toDelete}
        onCancel={() => setToDelete(undefined)}
        onConfirm={({ _id }) => {
          setToDelete(undefined);
          // The delivery is removed, and with it the button that opened the dialog.
          focusAfterDialog(() => heading.current);
          props.onDelete(_id);
        }}
      />
    </Stack>
  );
}

function isBusy(writes: Writes, id: string): boolean {
  return writes[id]?.phase === 'loading';
}

function Loading() {
  const t = useText(inboxTexts);
  return (
    <>
      <VisuallyHidden role="status">{t('inbox.loading')}</VisuallyHidden>
      <S.Deliveries aria-hidden>
        {[1, 2, 3].map((key) => (
          <S.Delivery key={key}>
            <Skeleton inlineSize="40%" />
            <Skeleton blockSize="4.5rem" />
          </S.Delivery>
        ))}
      </S.Deliveries>
    </>
  );
}

function Empty({ shown: { list, term } }: Pick<FootageInboxViewProps, 'shown'>) {
  const t = useText(inboxTexts);
  const key = term === '' ? list : 'search';
  return (
    <EmptyState role="status" icon={<ArchiveIcon />} title={t(`empty.${key}`)}>
      {t(`empty.${key}Hint`)}
    </EmptyState>
  );
}

/** Groups neighbours of the same project. */
function groupsOf(
  deliveries: readonly FootageDelivery[],
): readonly [FootageDelivery, ...FootageDelivery[]][] {
  const groups: [FootageDelivery, ...FootageDelivery[]][] = [];
  for (const delivery of deliveries) {
    const last = groups.at(-1);
    if (last?.[0].projectName === delivery.projectName) last.push(delivery);
    else groups.push([delivery]);
  }
  return groups;
}
