import type { FootageDelivery } from '@jawla/contract';
import { FOOTAGE_LISTS, FOOTAGE_PAGE_SIZE } from '@jawla/contract/footageLimits';
import { Banner, Button, LinkButton, LiveRegion, SegmentedControl, useConfirm } from '@jawla/ui';
import { ArchiveIcon, SearchIcon } from '@jawla/ui/icons';
import { useState } from 'react';
import { focusAfterDialog } from '#core/forms';
import { pagesOf, useProblemText } from '#core/http';
import { TextWithIsolate, useText } from '#core/i18n';
import { ListPage, useList, useListAddress, useNamedOutcomes } from '#core/lists';
import { href } from '#core/routing';
import { useAppDispatch, useOutcomes } from '#core/store';
import { deleteFootage, loadInbox, takeFootage } from '../../footage.requests';
import { inboxTexts } from '../../inbox.texts';
import { DeliveryDrawer } from './DeliveryDrawer';
import { DeliveryTable } from './DeliveryTable';
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
  const [opened, setOpened] = useState<{ delivery: FootageDelivery; isOpen: boolean }>();
  const shownFiles =
    data?.deliveries.find(({ _id }) => _id === opened?.delivery._id) ?? opened?.delivery;
  const close = () => setOpened(opened && { ...opened, isOpen: false });
  const isTaking = (id: string) => takings[id]?.phase === 'loading';
  const isDeleting = (id: string) => deletions[id]?.phase === 'loading';
  const open = (delivery: FootageDelivery) => setOpened({ delivery, isOpen: true });
  const take = ({ _id }: FootageDelivery) => dispatch(takeFootage.requested(_id));
  const focusHeading = () => heading.current?.focus();
  const clear = () => {
    address.onTerm('');
    focusHeading();
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
          <DeliveryDrawer
            delivery={shownFiles}
            open={opened?.isOpen === true}
            onTake={(delivery) => {
              close();
              // The delivery is removed, and with it the button that opened the drawer.
              focusAfterDialog(() => heading.current);
              take(delivery);
            }}
            onClose={close}
          />
          {deletion.dialog}
        </>
      }
    >
      {(inbox, error) => (
        <DeliveryTable
          deliveries={inbox?.deliveries}
          error={error}
          isTaking={isTaking}
          isDeleting={isDeleting}
          onOpen={open}
          onTake={take}
          onDelete={deletion.ask}
          onFocusLost={focusHeading}
        />
      )}
    </ListPage>
  );
}
