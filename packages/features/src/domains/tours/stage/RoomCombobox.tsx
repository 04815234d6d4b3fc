import { Combobox, type ComboboxOption } from '@jawla/ui';
import { useText } from '#core/i18n';
import { tourTexts } from '../tours.texts';

interface RoomComboboxProps {
  label: string;
  hideLabel: boolean | undefined;
  placeholder: string;
  options: readonly ComboboxOption[];
  value: string;
  onChoose: (scene: string) => void;
}

/** Many rooms, with search. */
export function RoomCombobox({ onChoose, ...rest }: RoomComboboxProps) {
  const t = useText(tourTexts);
  return (
    <Combobox
      {...rest}
      empty={t('viewer.noRooms')}
      openLabel={t('viewer.showRooms')}
      // Typing replaces the current room.
      onFocus={(event) => event.currentTarget.select()}
      onValueChange={(scene) => scene !== undefined && onChoose(scene)}
    />
  );
}
