import { Checkbox, Stack, type Selection } from '@jawla/ui';
import type { ReactNode } from 'react';

export interface SelectItemProps<Item> {
  /** Of the list; `undefined` while the user is not selecting. */
  selection: Selection<Item> | undefined;
  item: Item;
  itemKey: string;
  children: ReactNode;
}

/** A card of a grid, with its checkbox above it while the user is selecting. */
export function SelectItem<Item>({ selection, item, itemKey, children }: SelectItemProps<Item>) {
  if (selection === undefined) return children;
  return (
    <Stack gap="xs">
      <Checkbox
        label={<bdi>{selection.labels.row(item)}</bdi>}
        checked={selection.has(itemKey)}
        onChange={({ nativeEvent }) =>
          selection.toggle(itemKey, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      {children}
    </Stack>
  );
}
