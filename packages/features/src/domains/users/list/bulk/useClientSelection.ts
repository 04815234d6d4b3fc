import type { UserRow } from '@jawla/contract';
import { fullName } from '@jawla/contract/fullName';
import { useAnnounce, type SelectionOptions } from '@jawla/ui';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useText } from '#core/i18n';
import { useOnDemand, type OnDemand } from '#core/store';
import type { ClientsBulkProps } from './ClientsBulk';
import { selectTexts } from './select.texts';

interface ClientSelectionOptions {
  /** The clients that are shown. */
  rows: readonly UserRow[] | undefined;
  /** Several are being deleted, or the outcome was not seen: the panel is shown from the start. */
  hasRun: boolean;
}

export interface ClientSelection {
  /** Of the list; `undefined` while the admin is not selecting. */
  selection: SelectionOptions<UserRow> | undefined;
  /** Also those of other pages. */
  selected: readonly UserRow[];
  /** `undefined` while the admin is not selecting. */
  Panel: OnDemand<ClientsBulkProps>['Content'] | undefined;
  /** The button that starts selecting. */
  button: {
    ref: RefObject<HTMLButtonElement | null>;
    'aria-pressed': boolean;
    busy: string | undefined;
    onClick: () => void;
  };
  isFailed: boolean;
  select: (users: readonly UserRow[]) => void;
  leave: () => void;
}

const load = () => import('./clientsBulk.code');

/** Which clients are selected, and the panel for them. A calm list has neither checkboxes nor their code. */
export function useClientSelection({ rows, hasRun }: ClientSelectionOptions): ClientSelection {
  const t = useText(selectTexts);
  const announce = useAnnounce();
  const { Content, phase, prepare } = useOnDemand(load);
  const [isOn, setOn] = useState(hasRun);
  const [chosen, setChosen] = useState<ReadonlyMap<string, UserRow>>(new Map());
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
        const shown = new Map(rows?.map((user) => [user._id, user]));
        const next = new Map<string, UserRow>();
        for (const key of keys) {
          const user = shown.get(key) ?? before.get(key);
          if (user !== undefined) next.set(key, user);
        }
        return next;
      }),
    [rows],
  );
  const selected = useMemo(() => new Set(chosen.keys()), [chosen]);
  const labels = useMemo(
    () => ({
      all: t('selectShown'),
      row: (user: UserRow) => t('selectNamed', { name: fullName(user) }),
      count: (count: number) => t('count', { smart_count: count }),
    }),
    [t],
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
      setChosen(new Map(next.map((user) => [user._id, user])));
      announce(labels.count(next.length));
    },
    leave,
  };
}
