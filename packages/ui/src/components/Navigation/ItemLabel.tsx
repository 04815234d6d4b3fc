import { Badge } from '../Badge';
import type { NavigationItem } from './Navigation';

export interface ItemLabelProps {
  item: NavigationItem;
  /** Shows the shorter name, if there is one. */
  short?: boolean | undefined;
  /** The highest count shown. */
  max?: number | undefined;
}

/** The name of an item, and its count as a badge. */
export function ItemLabel({ item, short = false, max = 999 }: ItemLabelProps) {
  const { label, shortLabel, count } = item;
  return (
    <>
      <bdi>{short ? (shortLabel ?? label) : label}</bdi>
      {count !== undefined && (
        <>
          {' '}
          <Badge count={count.value} label={count.label} max={max} />
        </>
      )}
    </>
  );
}
