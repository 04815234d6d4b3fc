import type { GuestLinkPage } from '@jawla/contract';
import { GUEST_LINKS_PAGE_SIZE } from '@jawla/contract/limits';
import { Banner, EmptyState, PageHeading, Pager, Skeleton, Stack, VisuallyHidden } from '@jawla/ui';
import { ShareIcon } from '@jawla/ui/icons';
import { useRef, useState } from 'react';
import { focusAfterDialog } from '#core/forms';
import {
  LoadFailed,
  pagesOf,
  useKeptPage,
  useProblemText,
  type RemoteData,
  type RequestState,
} from '#core/http';
import { useText } from '#core/i18n';
import { PageTitle } from '#core/routing';
import type { LinksRef } from '../../all/allLinks.requests';
import { allLinksTexts } from '../../all/allLinks.texts';
import { EndLinksDialog } from './EndLinksDialog';
import { LinksFilter } from './LinksFilter';
import { LinksTable } from './LinksTable';

export interface GuestLinksViewProps {
  shown: LinksRef;
  links: RemoteData<GuestLinkPage>;
  ending: RequestState<{ ended: number }>;
  onShow: (next: LinksRef) => void;
  onEnd: (ids: readonly string[]) => void;
  onEndDismissed: () => void;
  onRetry: () => void;
}

/** The guest links of all projects, in any state. */
export function GuestLinksView(props: GuestLinksViewProps) {
  const { shown, links, ending, onShow, onEnd, onEndDismissed, onRetry } = props;
  const t = useText(allLinksTexts);
  const describe = useProblemText();
  const heading = useRef<HTMLHeadingElement>(null);
  const caption = useRef<HTMLParagraphElement>(null);
  const [asked, setAsked] = useState<readonly string[]>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { data, isTurning } = useKeptPage(links, `${shown.state} ${shown.maker}`, () => {
    if (document.activeElement === document.body) heading.current?.focus();
  });
  const pages = pagesOf(data, GUEST_LINKS_PAGE_SIZE);
  const isFiltered = shown.state !== undefined || shown.maker !== undefined;
  const dismissal = { onDismiss: onEndDismissed };
  const show = (next: LinksRef) => {
    setSelected(new Set());
    onShow(next);
  };

  return (
    <Stack gap="l">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeading ref={heading} title={t('title')} below={t('below')} />
      {ending.phase === 'loading' && <VisuallyHidden role="status">{t('ending')}</VisuallyHidden>}
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
      <LinksFilter
        shown={shown}
        makers={data?.makers ?? []}
        onShow={show}
        onClear={() => {
          show({ page: 1 });
          // The button disappears, and with it the focus.
          heading.current?.focus();
        }}
      />
      {links.phase === 'failed' ? (
        <LoadFailed title={t('failed')} problem={links.problem} onRetry={onRetry} />
      ) : data === undefined ? (
        <Stack gap="m" aria-busy>
          <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
          <Skeleton blockSize="4rem" />
          <Skeleton blockSize="4rem" />
          <Skeleton blockSize="4rem" />
        </Stack>
      ) : data.total === 0 ? (
        <EmptyState
          role="status"
          icon={<ShareIcon />}
          title={t(isFiltered ? 'empty.filtered' : 'empty')}
        >
          {!isFiltered && t('empty.hint')}
        </EmptyState>
      ) : (
        <LinksTable
          links={data.links}
          total={data.total}
          isTurning={isTurning}
          captionRef={caption}
          selected={selected}
          isEnding={ending.phase === 'loading'}
          onSelect={setSelected}
          onEnd={setAsked}
        />
      )}
      {data !== undefined && (pages > 1 || shown.page > 1) && (
        <Pager
          page={shown.page}
          hasPrevious={shown.page > 1}
          hasNext={shown.page < pages}
          onPageChange={(page) => {
            caption.current?.focus();
            show({ ...shown, page: Math.min(page, pages) });
          }}
        />
      )}
      <EndLinksDialog
        ids={asked}
        onConfirm={(ids) => {
          setAsked(undefined);
          setSelected(new Set());
          // The row that had the button may be gone, or have none any more.
          focusAfterDialog(() => heading.current);
          onEnd(ids);
        }}
        onCancel={() => setAsked(undefined)}
      />
    </Stack>
  );
}
