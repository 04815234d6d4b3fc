import type { FootageDelivery } from '@jawla/contract';
import { FOOTAGE_LISTS, FOOTAGE_PAGE_SIZE } from '@jawla/contract/footageLimits';
import {
  Banner,
  Button,
  LinkButton,
  LiveRegion,
  SegmentedControl,
  Skeleton,
  useConfirm,
} from '@jawla/ui';
import { ArchiveIcon, SearchIcon } from '@jawla/ui/icons';
import { focusAfterDialog } from '#core/forms';
import { pagesOf, useProblemText, type RequestState } from '#core/http';
import { TextWithIsolate, useText } from '#core/i18n';
import { ListPage, useList, useListAddress, useNamedOutcomes } from '#core/lists';
import { href } from '#core/routing';
import { useAppDispatch, useOutcomes } from '#core/store';
import { deleteFootage, loadInbox, takeFootage } from '../../footage.requests';
import { inboxTexts } from '../../inbox.texts';
import * as S from './FootageInbox.styles';
import { ProjectGroup } from './ProjectGroup';
import { SpaceUsed } from './SpaceUsed';
import { useInbox } from './useInbox';

/** What staff have uploaded: an admin downloads it, marks it as taken, and deletes it. */
export function FootageInboxScreen() {
  const t = useText(inboxTexts);
  const describe = useProblemText();
  const dispatch = useAppDispatch();
  const address = useListAddress({ filters: ['list'] });
  const { page, sought } = address;
  const kind = FOOTAGE_LISTS.find((each) => each === address.filter.list) ?? 'waiting';
  const shown = { list: kind, page, term: sought };
  const list = useList({
    state: useInbox(shown),
    of: `${kind} ${sought}`,
    page,
    lastOf: (data) => pagesOf(data, FOOTAGE_PAGE_SIZE),
    onTurn: address.turnTo,
    reload: () => dispatch(loadInbox.requested(shown, { force: true })),
  });
  const { data, heading } = list;
  const takings = useOutcomes(takeFootage);
  const deletions = useOutcomes(deleteFootage);
  const { done, failed } = useNamedOutcomes(
    data?.deliveries.map(({ _id, projectName }) => [_id, projectName]) ?? [],
    [
      ['taken', takings],
      ['deleted', deletions],
    ],
  );
  const deletion = useConfirm(({ _id, taken, files, projectName }: FootageDelivery) => ({
    title: t('delete.title'),
    confirm: {
      label: t('delete'),
      variant: 'danger',
      onPress: () => {
        // The delivery is removed, and with it the button that opened the dialog.
        focusAfterDialog(() => heading.current);
        dispatch(deleteFootage.requested(_id));
      },
    },
    children: (
      <>
        {taken === null && <p>{t('delete.notTaken')}</p>}
        <p>
          <TextWithIsolate text={(slot) => t('delete.body', { smart_count: files, name: slot })}>
            {projectName}
          </TextWithIsolate>
        </p>
      </>
    ),
  }));
  const clear = () => {
    address.onTerm('');
    heading.current?.focus();
  };

  return (
    <ListPage
      title={t('inbox.title')}
      below={t('inbox.below')}
      search={{ label: t('inbox.search'), term: address.term, onTerm: address.onTerm }}
      filters={
        <SegmentedControl
          look="chips"
          label={t('inbox.list')}
          value={kind}
          options={FOOTAGE_LISTS.map((value) => ({ value, label: t(`list.${value}`) }))}
          onValueChange={(value) =>
            address.filterBy({ list: value === 'waiting' ? undefined : value })
          }
        />
      }
      list={list}
      count={data?.total}
      isNarrowed
      caption={data && t('inbox.count', { smart_count: data.total })}
      loading={t('inbox.loading')}
      failed={t('inbox.failed')}
      empty={
        sought === ''
          ? {
              icon: <ArchiveIcon />,
              title: t(`empty.${kind}`),
              children: t(`empty.${kind}Hint`),
              action: <LinkButton href={href('uploadFiles', {})}>{t('empty.next')}</LinkButton>,
            }
          : {
              icon: <SearchIcon />,
              title: t('empty.search'),
              children: t('empty.searchHint'),
              action: <Button onClick={clear}>{t('empty.clear')}</Button>,
            }
      }
      pager={
        list.pages > 1 || page > 1
          ? { page, hasNext: page < list.pages, onTurn: list.turnTo }
          : undefined
      }
      messages={
        <>
          {data && data.space.warning !== null && <SpaceUsed space={data.space} />}
          <LiveRegion>
            {done && (
              <TextWithIsolate text={(slot) => t(done.kind, { name: slot })}>
                {done.name}
              </TextWithIsolate>
            )}
          </LiveRegion>
          {failed.map(({ key, kind: what, problem, name }) => (
            <Banner
              key={`${what} ${key}`}
              tone="danger"
              dismissal={{
                onDismiss: () =>
                  dispatch((what === 'taken' ? takeFootage : deleteFootage).dismissed(key)),
              }}
            >
              <strong>
                <bdi dir="auto">{name}</bdi>: {t(what === 'taken' ? 'takeFailed' : 'deleteFailed')}
              </strong>{' '}
              {describe(problem)}
            </Banner>
          ))}
        </>
      }
      after={
        <>
          {data && data.space.warning === null && <SpaceUsed space={data.space} />}
          {deletion.dialog}
        </>
      }
    >
      {(inbox, error) =>
        error ??
        (inbox === undefined ? (
          <Loading />
        ) : (
          <S.Groups aria-busy={list.isTurning}>
            {groupsOf(inbox.deliveries).map((group) => (
              <ProjectGroup
                key={group[0]._id}
                deliveries={group}
                isTaking={(id) => isBusy(takings, id)}
                isDeleting={(id) => isBusy(deletions, id)}
                onTake={(id) => dispatch(takeFootage.requested(id))}
                onDelete={deletion.ask}
                onFocusLost={() => heading.current?.focus()}
              />
            ))}
          </S.Groups>
        ))
      }
    </ListPage>
  );
}

function isBusy(writes: Readonly<Record<string, RequestState<unknown>>>, id: string): boolean {
  return writes[id]?.phase === 'loading';
}

function Loading() {
  return (
    <S.Deliveries aria-hidden>
      {[1, 2, 3].map((key) => (
        <S.Delivery key={key}>
          <Skeleton inlineSize="40%" />
          <Skeleton blockSize="4.5rem" />
        </S.Delivery>
      ))}
    </S.Deliveries>
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
