import {
  Button,
  EmptyState,
  Heading,
  IconButton,
  LinkButton,
  Ltr,
  Menu,
  Pager,
  SearchField,
  type EmptyStateProps,
  type MenuEntry,
} from '@jawla/ui';
import { BackIcon, FilterIcon, MoreIcon } from '@jawla/ui/icons';
import { useRef, useState, type ReactNode } from 'react';
import { LoadFailed } from '#core/http';
import { formatNumber, useLocale, useText } from '#core/i18n';
import { PageTitle, useBack } from '#core/routing';
import * as S from './ListPage.styles';
import { listTexts } from './list.texts';
import type { List } from './useList';
import { useSlashKey } from './useSlashKey';

type Target = { href: string } | { onPress: () => void };

export interface ListPageProps<Data> {
  title: string;
  /** Of the window, if it says more. */
  documentTitle?: string;
  /** A sentence below the title; not on phones. */
  below?: ReactNode;
  /** Of a page that the navigation does not have: where Back leads. */
  backHref?: string;
  /** The one filled button. */
  action?: ({ label: string; icon: ReactNode } & Target) | undefined;
  /** What else leads elsewhere, beside the title of a wide window. `more` has it elsewhere. */
  actions?: ReactNode;
  /** What is below a "…" button, on windows without room for `actions` and `tools`. */
  more?: { id?: string; actions?: readonly MenuEntry[]; toolActions?: readonly MenuEntry[] };
  /** Messages about what was done. */
  messages?: ReactNode;
  search?: { label: string; term: string; onTerm: (term: string) => void; onFocus?: () => void };
  filters?: ReactNode;
  /** They are fields: on a phone, a button shows them. */
  hasFilterFields?: boolean;
  /** Buttons for the whole list, at the end of the tools of a wide window. `more` has them elsewhere. */
  tools?: ReactNode;
  list: Pick<List<Data>, 'data' | 'problem' | 'isTurning' | 'heading' | 'caption' | 'reload'>;
  /** Number of entries, if it is known. */
  count: number | undefined;
  /** The number in words. */
  caption: ReactNode;
  loading: string;
  failed: string;
  /** Only some of all entries are asked for. */
  isNarrowed?: boolean;
  empty: EmptyStateProps;
  noMatch?: EmptyStateProps | undefined;
  pager?:
    | {
        page: number;
        hasNext: boolean;
        lock?: string | undefined;
        onTurn: (page: number) => void;
      }
    | undefined;
  /** Renders the rows: placeholders without data, and the error instead of them. */
  children: (data: Data | undefined, error: ReactNode) => ReactNode;
  /** Between list and pager: what can be done with selected rows. */
  selection?: ReactNode;
  /** Below all: what is not looked for first, and dialogs. */
  after?: ReactNode;
}

/** The page of a list, in any state. Title, tools and caption stay in all of them, and with them the focus. */
export function ListPage<Data>(props: ListPageProps<Data>) {
  const { list, count, search, pager, more } = props;
  const { data, problem, isTurning, heading, caption: captionRef, reload } = list;
  const t = useText(listTexts);
  const locale = useLocale();
  const tools = useRef<HTMLDivElement>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  useSlashKey(tools);

  const isLoading = data === undefined && problem === undefined;
  const isEmpty = data !== undefined && count === 0;
  const isBare = isEmpty && props.isNarrowed !== true;
  const caption = problem
    ? undefined
    : isLoading || isTurning
      ? props.loading
      : !isBare && props.caption;
  const error = problem && <LoadFailed title={props.failed} problem={problem} onRetry={reload} />;
  const moreActions = [...(more?.actions ?? []), ...((!isBare && more?.toolActions) || [])];
  const none = isBare ? props.empty : (props.noMatch ?? props.empty);
  return (
    <S.Root>
      <PageTitle>{props.documentTitle ?? props.title}</PageTitle>
      <S.Head>
        {props.backHref !== undefined && <Back href={props.backHref} label={t('back')} />}
        <S.Title>
          <Heading ref={heading} level={1} tabIndex={-1}>
            {props.title}
          </Heading>
          {!isBare && (
            // Has its place before it is known: on a phone, a long title wraps.
            <S.Count aria-hidden $isKnown={count !== undefined}>
              <Ltr>{formatNumber(count ?? 10, locale)}</Ltr>
            </S.Count>
          )}
        </S.Title>
        {props.actions !== undefined && <S.Widest>{props.actions}</S.Widest>}
        {props.action && <Action {...props.action} />}
        {props.hasFilterFields === true && !isBare && (
          <S.Narrow>
            <IconButton
              label={t('filters')}
              icon={<FilterIcon />}
              aria-expanded={isUnfolded}
              onClick={() => setUnfolded(!isUnfolded)}
            />
          </S.Narrow>
        )}
        {moreActions.length > 0 && (
          <S.More>
            <Menu
              id={more?.id}
              sign={<MoreIcon />}
              label={t('more')}
              place="end"
              entries={moreActions}
            />
          </S.More>
        )}
      </S.Head>
      {props.below !== undefined && <S.Below>{props.below}</S.Below>}
      {props.messages}
      {!isBare && (search ?? props.filters ?? props.tools) !== undefined && (
        <S.Tools ref={tools}>
          {search && (
            <S.Search>
              <SearchField
                label={search.label}
                placeholder={search.label}
                value={search.term}
                maxLength={200}
                aria-keyshortcuts="/"
                onFocus={search.onFocus}
                onValueChange={search.onTerm}
              />
            </S.Search>
          )}
          {props.filters !== undefined && (
            <S.Filters $isFolded={props.hasFilterFields === true && !isUnfolded}>
              {props.filters}
            </S.Filters>
          )}
          {props.tools !== undefined && <S.Widest>{props.tools}</S.Widest>}
        </S.Tools>
      )}
      <S.Caption ref={captionRef} tabIndex={-1}>
        <span role="status">{caption}</span>
      </S.Caption>
      {isEmpty ? (
        <EmptyState role={isBare ? 'status' : undefined} {...none} />
      ) : (
        props.children(data, error)
      )}
      {props.selection}
      {pager && !isBare && (
        <Pager
          // A new key once the rows are rendered: with few rows, it slides in from below the window.
          key={isLoading ? 'coming' : 'there'}
          page={pager.page}
          hasPrevious={pager.page > 1}
          hasNext={pager.hasNext}
          lock={pager.lock}
          onPageChange={pager.onTurn}
        />
      )}
      {props.after}
    </S.Root>
  );
}

function Back({ href, label }: { href: string; label: string }) {
  const goBack = useBack(href);
  return (
    <S.Back>
      <IconButton label={label} icon={<BackIcon />} data-prefetch={href} onClick={goBack} />
    </S.Back>
  );
}

/** On a phone without its words. */
function Action({ label, icon, ...target }: NonNullable<ListPageProps<unknown>['action']>) {
  if ('href' in target) {
    return (
      <>
        <S.Wide>
          <LinkButton variant="primary" icon={icon} href={target.href}>
            {label}
          </LinkButton>
        </S.Wide>
        <S.Narrow>
          <S.IconLink variant="primary" icon={icon} href={target.href} aria-label={label} />
        </S.Narrow>
      </>
    );
  }
  return (
    <>
      <S.Wide>
        <Button variant="primary" icon={icon} aria-haspopup="dialog" onClick={target.onPress}>
          {label}
        </Button>
      </S.Wide>
      <S.Narrow>
        <IconButton
          variant="primary"
          label={label}
          icon={icon}
          aria-haspopup="dialog"
          onClick={target.onPress}
        />
      </S.Narrow>
    </>
  );
}
