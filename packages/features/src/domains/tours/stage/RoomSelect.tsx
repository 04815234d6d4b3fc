import type { TourScene } from '@jawla/contract/tourProtocol';
import { Select, lazyWithRetry } from '@jawla/ui';
import { Suspense, useMemo } from 'react';
import { useText } from '#core/i18n';
import { tourTexts } from '../tours.texts';

// Lazy: most tours have few rooms, and the tour's first picture does not wait for its code.
const RoomCombobox = lazyWithRetry(async () => (await import('./RoomCombobox')).RoomCombobox);

/** Longer lists can be searched. */
const SELECT_MAX = 8;

export interface RoomSelectProps {
  label: string;
  hideLabel?: boolean | undefined;
  /** In the tour's order. */
  scenes: readonly TourScene[];
  /** Id of the current scene, once it is known. */
  value: string | undefined;
  onChoose: (scene: string) => void;
}

/** The rooms of a tour: the current one, and all to choose from. */
export function RoomSelect({ label, hideLabel, scenes, value = '', onChoose }: RoomSelectProps) {
  const t = useText(tourTexts);
  const options = useMemo(
    () =>
      scenes.map(({ id, title }, at) => ({
        value: id,
        label: title ?? t('viewer.roomNumber', { number: String(at + 1) }),
      })),
    [scenes, t],
  );
  const common = { label, hideLabel, placeholder: t('viewer.chooseRoom') };
  const select = (shown: typeof options) => (
    <Select
      {...common}
      options={shown}
      value={shown.some((option) => option.value === value) ? value : ''}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
  if (scenes.length <= SELECT_MAX) return select(options);
  return (
    <Suspense fallback={select(options.filter((option) => option.value === value))}>
      <RoomCombobox {...common} options={options} value={value} onChoose={onChoose} />
    </Suspense>
  );
}
