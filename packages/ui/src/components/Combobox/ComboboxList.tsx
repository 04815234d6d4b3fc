import type { ReactNode, RefObject } from 'react';
import { ListboxPopup, type Listbox } from '../Listbox';
import { Detail, Nothing, Option, Options } from '../Listbox/Listbox.styles';
import type { ComboboxOption } from './ComboboxOption';

interface ComboboxListProps {
  listbox: Listbox<ComboboxOption>;
  anchor: RefObject<HTMLElement | null>;
  popup: RefObject<HTMLDivElement | null>;
  labelId: string;
  chosen: string | null;
  /** Shown in place of the list. */
  empty: ReactNode;
  dir: 'ltr' | 'auto' | undefined;
}

/** The popup with the options of a Combobox. */
export function ComboboxList({
  listbox,
  anchor,
  popup,
  labelId,
  chosen,
  empty,
  dir = 'auto',
}: ComboboxListProps) {
  return (
    <ListboxPopup anchor={anchor} popup={popup}>
      {listbox.options.length > 0 ? (
        <Options {...listbox.listProps} aria-labelledby={labelId}>
          {listbox.options.map(({ item, key, props }) => (
            <Option key={key} {...props} aria-selected={item.value === chosen}>
              <bdi dir={dir}>{item.label}</bdi>
              {item.detail !== undefined && <Detail>{item.detail}</Detail>}
            </Option>
          ))}
        </Options>
      ) : (
        <Nothing>{empty}</Nothing>
      )}
      {listbox.virtualizer}
    </ListboxPopup>
  );
}
