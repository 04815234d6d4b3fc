import type { UserRow } from '@jawla/contract';
import { USERS_PAGE_SIZE, type UserSort } from '@jawla/contract/rules';
import { Button, Skeleton, VisuallyHidden } from '@jawla/ui';
import { SortDownIcon, SortIcon, SortUpIcon } from '@jawla/ui/icons';
import { useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
import { memo, useCallback, useId, useState, type ReactNode, type Ref } from 'react';
import { useText } from '#core/i18n';
import { userTexts } from '../../../users.texts';
import { ClientRow } from './ClientRow';
import * as S from './ClientTable.styles';

/** Height of a row before it is measured, in pixels. */
const ROW = 57;
/** Rows beyond the edges of the window, so that scrolling finds them there. */
const OVERSCAN = 4;

export interface ClientTableProps {
  /** Nothing while they are loading. */
  users: readonly UserRow[] | undefined;
  /** How many there are, in words. */
  count: ReactNode;
  /** Which page it is: the rows of another one are looked at from wherever the window then is. */
  page: number;
  /** Gets the focus when a page was turned. */
  captionRef: Ref<HTMLParagraphElement>;
  sort: UserSort | undefined;
  onSort: (sort: UserSort) => void;
  term: string;
  /** `_id` of who looks at the list and must not delete themselves. */
  ownId: string;
  onIntent: (user: UserRow) => void;
  onDelete: (user: UserRow) => void;
}

const SORT_SIGNS = { name: <SortUpIcon size="1em" />, projects: <SortDownIcon size="1em" /> };

/** The clients: a table where there is room, cards where there is none. Only rows in sight are drawn. */
export function ClientTable(props: ClientTableProps) {
  const { users, count, page, captionRef, sort, onSort } = props;
  const t = useText(userTexts);
  const id = useId();
  const [top, setTop] = useState<number>();
  const measureTop = useCallback((body: HTMLTableSectionElement | null) => {
    if (body !== null) setTop(body.getBoundingClientRect().top + window.scrollY);
  }, []);
  const sortButton = (by: UserSort, label: string) => (
    <S.Sort type="button" $active={sort === by} onClick={() => onSort(by)}>
      {label}
      {sort === by ? SORT_SIGNS[by] : <SortIcon size="1em" />}
    </S.Sort>
  );
  const sorted = (by: UserSort) =>
    sort === by ? (by === 'name' ? 'ascending' : 'descending') : 'none';

  return (
    <S.Container>
      <S.CardTools>
        {t('table.sortBy')}
        {(['name', 'projects'] as const).map((by) => (
          <Button
            key={by}
            size="s"
            aria-pressed={sort === by}
            variant={sort === by ? 'primary' : 'secondary'}
            onClick={() => onSort(by)}
          >
            {t(`table.${by}`)}
          </Button>
        ))}
      </S.CardTools>
      <S.Caption ref={captionRef} id={id} tabIndex={-1}>
        <VisuallyHidden>{t('table.caption')} </VisuallyHidden>
        {count}
      </S.Caption>
      <S.Table
        role="table"
        aria-labelledby={id}
        aria-rowcount={(users?.length ?? USERS_PAGE_SIZE) + 1}
      >
        <S.Head role="rowgroup">
          <S.HeadRow role="row" aria-rowindex={1}>
            <S.HeadCell role="columnheader" aria-sort={sorted('name')}>
              {sortButton('name', t('table.name'))}
            </S.HeadCell>
            <S.HeadCell role="columnheader">{t('table.userName')}</S.HeadCell>
            <S.HeadCell role="columnheader">{t('table.email')}</S.HeadCell>
            <S.HeadCell role="columnheader">{t('table.phone')}</S.HeadCell>
            <S.HeadCell role="columnheader" aria-sort={sorted('projects')}>
              {sortButton('projects', t('table.projects'))}
            </S.HeadCell>
            <S.HeadCell role="columnheader">{t('table.verified')}</S.HeadCell>
            <S.HeadCell role="columnheader">
              <VisuallyHidden>{t('table.actions')}</VisuallyHidden>
            </S.HeadCell>
          </S.HeadRow>
        </S.Head>
        {users === undefined ? (
          <SkeletonRows bodyRef={measureTop} />
        ) : (
          <Rows key={page} {...props} users={users} top={top} bodyRef={measureTop} />
        )}
      </S.Table>
    </S.Container>
  );
}

interface RowsProps extends Omit<ClientTableProps, 'users'> {
  users: readonly UserRow[];
  /** How far below the top of the page they begin, in pixels, once that is known. */
  top: number | undefined;
  bodyRef: Ref<HTMLTableSectionElement>;
}

function Rows({ users, term, ownId, onIntent, onDelete, top, bodyRef }: RowsProps) {
  const margin = top ?? 0;
  // oxlint-disable-next-line react/incompatible-library -- its functions change with every scroll, and nothing here is memoized
  const rows = useWindowVirtualizer({
    count: users.length,
    estimateSize: () => ROW,
    overscan: OVERSCAN,
    scrollMargin: margin,
    // Where they begin is known: the first ones drawn are those in sight.
    initialRect: { width: window.innerWidth, height: top === undefined ? 0 : window.innerHeight },
    getItemKey: (index) => users[index]?._id ?? index,
    // Rows that turn out higher may move the window, so that nothing jumps. Coming up, they would put it back
    // to where it was before Back had found its place.
    scrollToFn: (offset, options, instance) => {
      if (options.adjustments !== undefined) windowScroll(offset, options, instance);
    },
  });
  const items = rows.getVirtualItems();
  const before = (items[0]?.start ?? margin) - margin;
  const after = rows.getTotalSize() - ((items.at(-1)?.end ?? margin) - margin);

  return (
    <S.Body ref={bodyRef} role="rowgroup" style={{ paddingBlock: `${before}px ${after}px` }}>
      {items.map(({ index }) => {
        const user = users[index];
        return (
          user && (
            <ClientRow
              key={user._id}
              user={user}
              place={index + 1}
              term={term}
              measure={rows.measureElement}
              onIntent={onIntent}
              onDelete={user._id === ownId ? undefined : onDelete}
            />
          )
        );
      })}
    </S.Body>
  );
}

const SkeletonRows = memo(function SkeletonRows({
  bodyRef,
}: {
  bodyRef: Ref<HTMLTableSectionElement>;
}) {
  return (
    <S.Body ref={bodyRef} role="rowgroup" aria-busy>
      {Array.from({ length: USERS_PAGE_SIZE }, (_, index) => (
        <S.Row key={index} role="row">
          {['70%', '60%', '80%', '70%', '2rem', '4rem'].map((width, cell) => (
            // oxlint-disable-next-line react/no-array-index-key -- shapes, all alike
            <S.Cell key={cell} role="cell">
              <Skeleton inlineSize={width} />
            </S.Cell>
          ))}
        </S.Row>
      ))}
    </S.Body>
  );
});
