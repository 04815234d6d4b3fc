import { useAnnounce, type SelectionOptions } from '@jawla/ui';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useText } from '#core/i18n';
import { useOnDemand, type OnDemand } from '#core/store';
import { selectTexts } from './select.texts';

interface BulkSelectionOptions<Item, Props> {
  /** The panel of actions, which loads when the user starts selecting. */
  load: () => Promise<OnDemand<Props>>;
  /** The items that are shown. */
  items: readonly Item[] | undefined;
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  /** A run of this list is under way, or its outcome was not seen: the panel is shown from the start. */
  hasRun: boolean;
}

export interface BulkSelection<Item, Props> {
  /** Of the list; `undefined` while the user is not selecting. */
  selection: SelectionOptions<Item> | undefined;
  /** Also those of other pages. */
  selected: readonly Item[];
  /** `undefined` while the user is not selecting. */
  Panel: OnDemand<Props>['Content'] | undefined;
  /** The button that starts selecting. */
  button: {
    ref: RefObject<HTMLButtonElement | null>;
    'aria-pressed': boolean;
    busy: string | undefined;
    onClick: () => void;
  };
  isFailed: boolean;
  select: (items: readonly Item[]) => void;
  leave: () => void;
}

/** What is selected in a list, and the panel for it. A calm list has neither checkboxes nor their code. */
export function useBulkSelection<Item, Props>({
  load,
  items,
  keyOf,
  nameOf,
  hasRun,
}: BulkSelectionOptions<Item, Props>): BulkSelection<Item, Props> {
  const t = useText(selectTexts);
  const announce = useAnnounce();
  const { Content, phase, prepare } = useOnDemand(load);
  const [isOn, setOn] = useState(hasRun);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Item>>(new Map());
  const button = useRef<HTMLButtonElement>(null);
  const isSelecting = isOn && Content !== undefined;

  const start = async () => {
    setOn(true);
    if (await prepare()) return;
    setOn(false);
    announce(t('selectFailed'));
  };
  const startOnce = useRef(hasRun ? start : undefined);
  useEffect(() => {
    void startOnce.current?.();
    startOnce.current = undefined;
  }, []);

  const onSelectedChange = useCallback(
    (keys: ReadonlySet<string>) =>
      setChosen((before) => {
        const shown = new Map(items?.map((item) => [keyOf(item), item]));
        const next = new Map<string, Item>();
        for (const key of keys) {
          const item = shown.get(key) ?? before.get(key);
          if (item !== undefined) next.set(key, item);
        }
        return next;
      }),
    [items, keyOf],
  );
  const selected = useMemo(() => new Set(chosen.keys()), [chosen]);
  const labels = useMemo(
    () => ({
      all: t('selectShown'),
      row: (item: Item) => t('selectNamed', { name: nameOf(item) }),
      count: (count: number) => t('count', { smart_count: count }),
    }),
    [t, nameOf],
  );
  const selection = useMemo(
    () => (isSelecting ? { labels, selected, onSelectedChange } : undefined),
    [isSelecting, labels, selected, onSelectedChange],
  );
  const leave = () => {
    setOn(false);
    setChosen(new Map());
    button.current?.focus();
  };
  return {
    selection,
    selected: useMemo(() => [...chosen.values()], [chosen]),
    Panel: isSelecting ? Content : undefined,
    button: {
      ref: button,
      'aria-pressed': isSelecting,
      busy: phase === 'loading' ? t('loading') : undefined,
      onClick: () => (isSelecting ? leave() : void start()),
    },
    isFailed: phase === 'failed',
    select: (next) => {
      setChosen(new Map(next.map((item) => [keyOf(item), item])));
      announce(labels.count(next.length));
    },
    leave,
  };
}
