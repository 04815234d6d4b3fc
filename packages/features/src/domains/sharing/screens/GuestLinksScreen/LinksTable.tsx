import type { ListedGuestLink } from '@jawla/contract';
import { Button, SelectionBar, Table } from '@jawla/ui';
import { useMemo, type Ref } from 'react';
import { useText } from '#core/i18n';
import { allLinksTexts } from '../../all/allLinks.texts';
import { useLinkColumns } from './useLinkColumns';

interface LinksTableProps {
  links: readonly ListedGuestLink[];
  /** Number of links on all pages. */
  total: number;
  /** Another page is loading. */
  isTurning: boolean;
  captionRef: Ref<HTMLParagraphElement>;
  selected: ReadonlySet<string>;
  isEnding: boolean;
  onSelect: (selected: ReadonlySet<string>) => void;
  /** Called with the `_id` of links. */
  onEnd: (ids: readonly string[]) => void;
}

const keyOf = ({ _id }: ListedGuestLink) => _id;
/** A revoked one has nothing left to end; an expired one could be prolonged. */
const canEnd = ({ state }: ListedGuestLink) => state !== 'revoked';
const NONE: ReadonlySet<string> = new Set();
const CARDS_BELOW = '60rem';

/** One page of links, and what can be done with selected ones. */
export function LinksTable(props: LinksTableProps) {
  const { links, total, isTurning, captionRef, selected, isEnding, onSelect, onEnd } = props;
  const t = useText(allLinksTexts);
  const selection = useMemo(
    () => ({
      labels: {
        all: t('select.all'),
        row: ({ project }: ListedGuestLink) => t('select.named', { name: project.name }),
        count: (count: number) => t('count', { smart_count: count }),
      },
      selected,
      canSelect: canEnd,
      onSelectedChange: onSelect,
    }),
    [t, selected, onSelect],
  );
  return (
    <>
      <Table
        caption={
          <span role="status">
            {isTurning ? t('loading') : t('caption', { smart_count: total })}
          </span>
        }
        captionRef={captionRef}
        columns={useLinkColumns({ isEnding, onEnd })}
        rows={links}
        rowKey={keyOf}
        selection={selection}
        cardsBelow={CARDS_BELOW}
      />
      {selected.size > 0 && (
        <SelectionBar
          aria-label={t('selected')}
          status={t('count', { smart_count: selected.size })}
          onClear={() => onSelect(NONE)}
        >
          <Button size="s" variant="quiet" onClick={() => onSelect(NONE)}>
            {t('clear')}
          </Button>
          <Button
            size="s"
            variant="danger"
            aria-haspopup="dialog"
            disabled={isEnding}
            onClick={() => onEnd([...selected])}
          >
            {t('end.selected', { smart_count: selected.size })}
          </Button>
        </SelectionBar>
      )}
    </>
  );
}
