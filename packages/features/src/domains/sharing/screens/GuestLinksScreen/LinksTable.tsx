import type { ListedGuestLink } from '@jawla/contract';
import { Table } from '@jawla/ui';
import { useMemo, type ReactNode } from 'react';
import { useText } from '#core/i18n';
import { allLinksTexts } from '../../all/allLinks.texts';
import { useLinkColumns } from './useLinkColumns';

interface LinksTableProps {
  /** `undefined` while they are loading. */
  links: readonly ListedGuestLink[] | undefined;
  error: ReactNode;
  selected: ReadonlySet<string>;
  isEnding: boolean;
  onSelect: (selected: ReadonlySet<string>) => void;
  /** Called with the `_id` of links. */
  onEnd: (ids: readonly string[]) => void;
}

const keyOf = ({ _id }: ListedGuestLink) => _id;
/** A revoked one has nothing left to end; an expired one could be prolonged. */
const canEnd = ({ state }: ListedGuestLink) => state !== 'revoked';

/** One page of links. */
export function LinksTable({ links, error, selected, isEnding, onSelect, onEnd }: LinksTableProps) {
  const t = useText(allLinksTexts);
  const labels = useMemo(
    () => ({
      all: t('select.all'),
      row: ({ project }: ListedGuestLink) => t('select.named', { name: project.name }),
      count: (count: number) => t('count', { smart_count: count }),
    }),
    [t],
  );
  return (
    <Table
      caption={t('title')}
      hideCaption
      columns={useLinkColumns({ isEnding, onEnd })}
      rows={links}
      rowKey={keyOf}
      error={error}
      selection={{ labels, selected, canSelect: canEnd, onSelectedChange: onSelect }}
    />
  );
}
