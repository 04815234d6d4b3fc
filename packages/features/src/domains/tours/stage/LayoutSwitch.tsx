import { IconButton } from '@jawla/ui';
import { LayersIcon } from '@jawla/ui/icons';
import { useText } from '#core/i18n';
import { tourTexts } from '../tours.texts';
import type { PanesLayout } from './TourPanes';

export interface LayoutSwitchProps {
  layout: PanesLayout;
  onLayout: (layout: PanesLayout) => void;
}

/** Whether two compared tours lie on top of one another or side by side. */
export function LayoutSwitch({ layout, onLayout }: LayoutSwitchProps) {
  const t = useText(tourTexts);
  const isOverlaid = layout === 'curtain';
  return (
    <IconButton
      size="s"
      label={t('viewer.overlaid')}
      icon={<LayersIcon />}
      pressed={isOverlaid}
      onClick={() => onLayout(isOverlaid ? 'side' : 'curtain')}
    />
  );
}
