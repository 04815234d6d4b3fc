import type { ReactNode, RefObject } from 'react';
import { ListboxPopup, ROWS_ON_PHONES, type Listbox } from '../Listbox';
import { Detail, LastOption, Nothing, Option, Options } from '../Listbox/Listbox.styles';
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
  /** Whether the last option is the typed text. */
  hasNew: boolean;
  /** Called by a press elsewhere. */
  onDismiss: () => void;
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
  hasNew,
  onDismiss,
}: ComboboxListProps) {
  const { options, listProps, virtualizer } = listbox;
  return (
    <ListboxPopup {...{ anchor, popup, onDismiss }} rowsOnPhones={ROWS_ON_PHONES}>
      {options.length > 0 ? (
        <Options {...listProps} aria-labelledby={labelId}>
          {options.map(({ item, key, props }, at) => {
            const isNew = hasNew && at === options.length - 1;
            const Row = isNew ? LastOption : Option;
            return (
              // The typed text is no choice yet, so it is not highlighted.
              <Row key={key} {...props} aria-selected={!isNew && item.value === chosen}>
                <bdi dir={dir}>{item.label}</bdi>
                {item.detail !== undefined && <Detail>{item.detail}</Detail>}
              </Row>
            );
          })}
        </Options>
      ) : (
        <Nothing>{empty}</Nothing>
      )}
      {virtualizer}
    </ListboxPopup>
  );
}
