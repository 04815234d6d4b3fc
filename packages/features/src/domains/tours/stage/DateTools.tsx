import { Button, IconButton } from '@jawla/ui';
import { NextIcon, PreviousIcon } from '@jawla/ui/icons';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '#core/i18n';
import { neighbours, type TourDay } from '../tours.model';
import { tourTexts } from '../tours.texts';
import { DateSelect } from './DateSelect';

export interface DateToolsProps {
  /** Newest first. */
  days: readonly TourDay[];
  /** The day that is shown. */
  day: string;
  /** The day beside it. */
  compared: string | undefined;
  /** Whether it is known that a day has no tour. */
  isMissing: (day: string) => boolean;
  onDay: (day: string) => void;
  onCompare: (day: string | undefined) => void;
  /** The person is about to choose: which days have tours? */
  onLook: () => void;
}

/** Walks through the dates of a project, and opens and ends the comparison of two. */
export function DateTools(props: DateToolsProps) {
  const { days, day, compared, isMissing, onDay, onCompare, onLook } = props;
  const t = useText(tourTexts);
  const { older, newer } = neighbours(days, day, isMissing);
  useKeys({ older, newer, isComparing: compared !== undefined, onDay, onCompare });
  const partner = older ?? newer;

  return (
    <>
      <IconButton
        size="s"
        label={t('viewer.older')}
        icon={<PreviousIcon />}
        disabled={older === undefined}
        onClick={() => older !== undefined && onDay(older)}
      />
      <DateSelect
        {...{ days, isMissing, onDay, onLook }}
        label={t('viewer.date')}
        value={day}
        elsewhere={compared}
      />
      <IconButton
        size="s"
        label={t('viewer.newer')}
        icon={<NextIcon />}
        disabled={newer === undefined}
        onClick={() => newer !== undefined && onDay(newer)}
      />
      {(partner !== undefined || compared !== undefined) && (
        <Button
          size="s"
          variant="quiet"
          aria-pressed={compared !== undefined}
          onClick={() => onCompare(compared === undefined ? partner : undefined)}
        >
          {t('viewer.compare')}
        </Button>
      )}
    </>
  );
}

interface Keys extends Pick<DateToolsProps, 'onDay' | 'onCompare'> {
  older: string | undefined;
  newer: string | undefined;
  isComparing: boolean;
}

/** Shift and an arrow walk along the dates as they are drawn; Escape ends the comparison. */
function useKeys({ older, newer, isComparing, onDay, onCompare }: Keys) {
  const press = useEffectEvent(({ key, shiftKey, target, defaultPrevented }: KeyboardEvent) => {
    if (defaultPrevented || target instanceof HTMLSelectElement) return;
    const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = document.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (key === 'Escape' && isComparing && document.fullscreenElement === null) {
      onCompare(undefined);
    } else if (shiftKey && key === forward && newer !== undefined) onDay(newer);
    else if (shiftKey && key === backward && older !== undefined) onDay(older);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
