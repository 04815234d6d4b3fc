import type { RefObject } from 'react';
import { ListboxPopup, ROWS_ON_PHONES, type Listbox } from '../Listbox';
import { Option, Options } from '../Listbox/Listbox.styles';

interface SuggestionListProps {
  listbox: Listbox<string>;
  anchor: RefObject<HTMLElement | null>;
  popup: RefObject<HTMLDivElement | null>;
  labelId: string;
  dir: 'ltr' | 'auto';
  /** Called by a press elsewhere. */
  onDismiss: () => void;
}

/** The popup with the suggestions of a TagsField. */
export function SuggestionList({
  listbox,
  anchor,
  popup,
  labelId,
  dir,
  onDismiss,
}: SuggestionListProps) {
  return (
    <ListboxPopup {...{ anchor, popup, onDismiss }} rowsOnPhones={ROWS_ON_PHONES}>
      <Options {...listbox.listProps} aria-labelledby={labelId}>
        {listbox.options.map(({ item, key, props }) => (
          <Option key={key} {...props} aria-selected={props['data-focused'] === true}>
            <bdi dir={dir}>{item}</bdi>
          </Option>
        ))}
      </Options>
    </ListboxPopup>
  );
}
