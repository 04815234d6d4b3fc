import { GUEST_LINK_STATES, GUEST_LINKS_PAGE_SIZE } from '@jawla/contract/guestLimits';
import { Banner, Button, LinkButton, useConfirm, VisuallyHidden } from '@jawla/ui';
import { ShareIcon } from '@jawla/ui/icons';
import { useState } from 'react';
import { focusAfterDialog } from '#core/forms';
import { pagesOf, useProblemText } from '#core/http';
import { useText } from '#core/i18n';
import { ListPage, useList, useListAddress } from '#core/lists';
import { href } from '#core/routing';
import { useAppDispatch, useOutcome, useRequest } from '#core/store';
import { endLinks, loadAllLinks } from '../../all/allLinks.requests';
import { allLinksTexts } from '../../all/allLinks.texts';
import { LinksFilter } from './LinksFilter';
import { LinksSelection } from './LinksSelection';
import { LinksTable } from './LinksTable';

const NONE: ReadonlySet<string> = new Set();

/** The guest links of all projects, for admins. */
export function GuestLinksScreen() {
  const t = useText(allLinksTexts);
  const describe = useProblemText();
  const dispatch = useAppDispatch();
  const { page, filter, filterBy, turnTo } = useListAddress({ filters: ['state', 'maker'] });
  const { maker } = filter;
  const state = GUEST_LINK_STATES.find((each) => each === filter.state);
  const shown = { page, state, maker };
  const isFiltered = state !== undefined || maker !== undefined;
  const list = useList({
    state: useRequest(loadAllLinks, shown),
    of: `${state} ${maker}`,
    page,
    lastOf: (data) => pagesOf(data, GUEST_LINKS_PAGE_SIZE),
    onTurn: turnTo,
    reload: () => dispatch(loadAllLinks.requested(shown, { force: true })),
  });
  const { data, heading } = list;
  const ending = useOutcome(endLinks);
  const isEnding = ending.phase === 'loading';
  const [selection, setSelection] = useState({ of: '', keys: NONE });
  // Those of another page or filter are not in sight.
  const of = loadAllLinks.keyOf(shown);
  const selected = selection.of === of ? selection.keys : NONE;
  const select = (keys: ReadonlySet<string>) => setSelection({ of, keys });
  const clear = () => {
    filterBy({ state: undefined, maker: undefined });
    // The button disappears, and with it the focus.
    heading.current?.focus();
  };
  const end = useConfirm((ids: readonly string[]) => ({
    title: t('end.question', { smart_count: ids.length }),
    confirm: {
      label: t('end.selected', { smart_count: ids.length }),
      variant: 'danger',
      onPress: () => {
        select(NONE);
        // The row that had the button may be gone, or have none any more.
        focusAfterDialog(() => heading.current);
        dispatch(endLinks.requested(ids));
      },
    },
    children: t('end.text'),
  }));
  const dismissal = {
    onDismiss: () => dispatch(endLinks.dismissed()),
  };

  return (
    <ListPage
      title={t('title')}
      below={t('below')}
      backHref={href('dashboard', {})}
      hasFilterFields
      filters={
        <LinksFilter
          {...{ state, maker }}
          makers={data?.makers ?? []}
          onFilter={filterBy}
          onClear={isFiltered && data?.total !== 0 ? clear : undefined}
        />
      }
      list={list}
      count={data?.total}
      isNarrowed={isFiltered}
      caption={data && t('caption', { smart_count: data.total })}
      loading={t('loading')}
      failed={t('failed')}
      empty={{
        icon: <ShareIcon />,
        title: t('empty'),
        children: t('empty.hint'),
        action: <LinkButton href={href('dashboard', {})}>{t('empty.next')}</LinkButton>,
      }}
      noMatch={{
        icon: <ShareIcon />,
        title: t('empty.filtered'),
        action: <Button onClick={clear}>{t('filter.clear')}</Button>,
      }}
      pager={
        list.pages > 1 || page > 1
          ? { page, hasNext: page < list.pages, onTurn: list.turnTo }
          : undefined
      }
      messages={
        <>
          {isEnding && <VisuallyHidden role="status">{t('ending')}</VisuallyHidden>}
          {ending.phase === 'ready' && (
            <Banner tone="success" dismissal={dismissal}>
              {t('ended', { smart_count: ending.data.ended })}
            </Banner>
          )}
          {ending.phase === 'failed' && (
            <Banner tone="danger" dismissal={dismissal}>
              {t('endFailed')} {describe(ending.problem)}
            </Banner>
          )}
        </>
      }
      selection={
        selected.size > 0 && (
          <LinksSelection {...{ selected, isEnding }} onSelect={select} onEnd={end.ask} />
        )
      }
      after={end.dialog}
    >
      {(links, error) => (
        <LinksTable
          links={links?.links}
          {...{ error, selected, isEnding }}
          onSelect={select}
          onEnd={end.ask}
        />
      )}
    </ListPage>
  );
}
