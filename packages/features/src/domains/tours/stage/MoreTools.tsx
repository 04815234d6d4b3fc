import { IconButton, Popover, lazyWithRetry } from '@jawla/ui';
import { MoreIcon } from '@jawla/ui/icons';
import { Suspense } from 'react';
import { useText } from '#core/i18n';
import { tourTexts } from '../tours.texts';
import type { MoreSheetProps } from './MoreSheet';

// Lazy: a tour's first picture does not wait for it. The popover opens once it has loaded.
const load = () => import('./MoreSheet');
const MoreSheet = lazyWithRetry(async () => (await load()).MoreSheet);

type MoreToolsProps = Omit<MoreSheetProps, 'close'>;

/** What is needed rarely, and on a phone what has no room in the bar. */
export function MoreTools(props: MoreToolsProps) {
  const t = useText(tourTexts);
  return (
    <Popover
      label={t('viewer.more')}
      place="top end"
      prepare={load}
      renderTrigger={(trigger) => (
        <IconButton
          {...trigger}
          size="s"
          label={t('viewer.more')}
          icon={<MoreIcon />}
          busy={trigger['aria-busy']}
        />
      )}
    >
      {(close) => (
        <Suspense>
          <MoreSheet {...props} close={close} />
        </Suspense>
      )}
    </Popover>
  );
}
