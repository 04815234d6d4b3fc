import type { RefObject } from 'react';
import { ListboxPopup, type Listbox } from '../Listbox';
import { Option, Options } from '../Listbox/Listbox.styles';

interface SuggestionListProps {
  listbox: Listbox<string>;
  anchor: RefObject<HTMLElement | null>;
  popup: RefObject<HTMLDivElement | null>;
  labelId: string;
  dir: 'ltr' | 'auto';
}

/** The popup with the suggestions of a TagsField. */
export function SuggestionList({ listbox, anchor, popup, labelId, dir }: SuggestionListProps) {
  return (
    <ListboxPopup anchor={anchor} popup={popup}>
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
