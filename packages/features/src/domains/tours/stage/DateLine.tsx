import { LinkProvider, Timeline, VisuallyHidden, type LinkComponentProps } from '@jawla/ui';
import { Link } from 'react-router-dom';
import { formatDay, useLocale, useText } from '#core/i18n';
import { tourTexts } from '../tours.texts';
import type { StageDates } from './stageDates';

/** The dates of the building in chronological order; those without a tour are dashed. */
export function DateLine({ dates }: { dates: StageDates }) {
  const { days, day, isMissing, hrefOn, onLook } = dates;
  const t = useText(tourTexts);
  const locale = useLocale();
  return (
    <LinkProvider component={ReplacingLink}>
      <Timeline
        look="line"
        label={t('viewer.dates')}
        current={day}
        onPointerEnter={onLook}
        onFocus={onLook}
        entries={days.toReversed().map((known) => ({
          id: known.day,
          day: known.day,
          label: formatDay(known.day, locale),
          planned: isMissing(known.day),
          detail: isMissing(known.day) ? (
            <VisuallyHidden>{t('viewer.noTourYet')}</VisuallyHidden>
          ) : undefined,
          href: isMissing(known.day) ? undefined : hrefOn(known.day),
        }))}
      />
    </LinkProvider>
  );
}

/** Replaces the history entry: Back leaves the tour, regardless of how many dates were shown. */
function ReplacingLink({ href, children, ...rest }: LinkComponentProps) {
  return (
    <Link {...rest} to={href} replace>
      {children}
    </Link>
  );
}
