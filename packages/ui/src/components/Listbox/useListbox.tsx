import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useAnnounce } from '../LiveRegion';
import { nextOption, type ListboxKeys } from './nextOption';
import { useRenderedOptions } from './useRenderedOptions';

export interface ListboxProps<Item> {
  /** Prefix of the ids of the list and its options. */
  id: string;
  /** The options in order. */
  items: readonly Item[];
  /** Returns the unique key of an item. Keep the function identity stable between renders. */
  keyOf: (item: Item) => string;
  /** Disabled options are skipped by the arrow keys. */
  isDisabled?: ((item: Item) => boolean) | undefined;
  /** Whether the list is shown. */
  isOpen: boolean;
  /** Index of the active option; -1 for none. */
  active: number;
  onActiveChange: (index: number) => void;
  /**
   * Called by an arrow key while the list is closed, with the option to begin at; by Alt+ArrowDown without one.
   */
  onOpen?: ((from: 'first' | 'last' | undefined) => void) | undefined;
  /** Called when an option is clicked, or chosen by Enter. */
  onPick: (item: Item) => void;
  /** Called by Escape, and with `onOpen` by Alt+ArrowUp. If omitted, Escape belongs to the dialog or popover around the list. */
  onClose?: (() => void) | undefined;
  keys: ListboxKeys;
  /** The scroll container around the list; the list itself by default. */
  scroller?: RefObject<HTMLElement | null> | undefined;
  /** Announced whenever it changes: the number of options. */
  announcement?: string | undefined;
}

/** Props of the input: the focus stays in it, and it names the active option (`aria-activedescendant`). */
interface ListboxInputProps {
  role: 'combobox';
  'aria-autocomplete': 'list';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  'aria-activedescendant': string | undefined;
}

interface ListProps {
  id: string;
  role: 'listbox';
  ref: (list: HTMLElement | null) => void;
  onMouseDown: (event: MouseEvent) => void;
}

interface OptionProps {
  id: string;
  role: 'option';
  ref: ((option: HTMLElement | null) => void) | undefined;
  'aria-setsize'?: number;
  'aria-posinset'?: number;
  'aria-disabled': true | undefined;
  'data-index': number;
  'data-disabled': true | undefined;
  'data-focused': true | undefined;
  onClick: () => void;
  style?: { marginBlockStart: number; marginBlockEnd: number };
}

export interface ListboxOption<Item> {
  item: Item;
  key: string;
  props: OptionProps;
}

export interface Listbox<Item> {
  inputProps: ListboxInputProps;
  listProps: ListProps;
  /** The options to render, in order. The caller sets `aria-selected`. */
  options: readonly ListboxOption<Item>[];
  /** To be rendered next to the list. */
  virtualizer: ReactNode;
  /** Handles a key of the input. Returns whether it belongs to the list or to an input method (IME). */
  handleKey: (event: KeyboardEvent<HTMLElement>) => boolean;
}

/**
 * The list of an editable combobox: keyboard, the active option, scrolling and announcements. The caller owns
 * text, items and the active index, and renders the elements. Of more than 100 options, only those near the
 * visible ones and the active one are in the DOM. Our own, because the hooks of the headless library are 39 KB gzip.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useListbox<Item>({
  id,
  items,
  keyOf,
  isDisabled,
  isOpen,
  active,
  onActiveChange,
  onOpen,
  onPick,
  onClose,
  keys,
  scroller,
  announcement,
}: ListboxProps<Item>): Listbox<Item> {
  const list = useRef<HTMLElement>(null);
  const attachList = useCallback((element: HTMLElement | null) => {
    list.current = element;
  }, []);
  const keyAt = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? String(index) : keyOf(item);
    },
    [items, keyOf],
  );
  const { rows, before, after, measure, isVirtual, virtualizer } = useRenderedOptions(
    {
      count: items.length,
      keyOf: keyAt,
      focused: active === -1 ? undefined : active,
      body: list,
      region: scroller ?? list,
    },
    isOpen,
  );
  const hasList = isOpen && items.length > 0;
  // A far option is rendered only after it has become active.
  const activeKey = keyAt(active);
  const isActiveRendered = hasList && rows.some(({ index }) => index === active);
  useLayoutEffect(() => {
    if (!isActiveRendered) return;
    document.getElementById(`${id}-option-${active}`)?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- also when another option has its index, and when the virtualizer has loaded, which moves the options
  }, [id, active, activeKey, isActiveRendered, measure]);
  const announce = useAnnounce();
  useEffect(() => {
    if (announcement !== undefined) announce(announcement);
  }, [announcement, announce]);

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    // During IME composition, keys choose among the input method's candidates.
    if (event.nativeEvent.isComposing) return true;
    const item = isOpen ? items[active] : undefined;
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    const next = nextOption(event.key, active, items, isDisabled, keys);
    if (isArrow && onOpen !== undefined && (event.altKey || !isOpen)) {
      if (!event.altKey) onOpen(event.key === 'ArrowDown' ? 'first' : 'last');
      else if (event.key === 'ArrowDown') onOpen(undefined);
      else onClose?.();
    } else if (next !== undefined) onActiveChange(next);
    else if (event.key === 'Enter' && item !== undefined) onPick(item);
    else if (event.key === 'Escape' && isOpen && onClose !== undefined) {
      // Keeps the dialog around it open.
      event.stopPropagation();
      onClose();
    } else if (!isArrow || !isOpen) return false;
    event.preventDefault();
    return true;
  };

  const options = !hasList
    ? []
    : rows.flatMap(({ index, skipped }, place): ListboxOption<Item>[] => {
        const item = items[index];
        if (item === undefined) return [];
        const isActive = index === active;
        const disabled = isDisabled?.(item) === true || undefined;
        return [
          {
            item,
            key: keyOf(item),
            props: {
              id: `${id}-option-${index}`,
              role: 'option',
              ref: measure,
              'aria-disabled': disabled,
              'data-index': index,
              'data-disabled': disabled,
              'data-focused': isActive || undefined,
              onClick: () => {
                if (disabled !== true) onPick(item);
              },
              // Of a complete list, browsers compute them.
              ...(isVirtual && {
                'aria-setsize': items.length,
                'aria-posinset': index + 1,
                style: {
                  marginBlockStart: skipped + (place === 0 ? before : 0),
                  marginBlockEnd: place === rows.length - 1 ? after : 0,
                },
              }),
            },
          },
        ];
      });

  return {
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': hasList,
      'aria-controls': hasList ? `${id}-list` : undefined,
      'aria-activedescendant': hasList && active !== -1 ? `${id}-option-${active}` : undefined,
    },
    listProps: {
      id: `${id}-list`,
      role: 'listbox',
      ref: attachList,
      // Keeps the focus in the input.
      onMouseDown: (event) => event.preventDefault(),
    },
    options,
    virtualizer,
    handleKey,
  };
}
