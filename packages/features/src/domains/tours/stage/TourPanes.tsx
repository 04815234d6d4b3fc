import { lazyWithRetry } from '@jawla/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { formatDay, useLocale } from '#core/i18n';
import * as S from './TourPanes.styles';
import type { PanesLayout } from './TourPanes.styles';

export type { PanesLayout } from './TourPanes.styles';

// Code splitting: most tours are not compared.
const Curtain = lazyWithRetry(async () => (await import('./Curtain')).Curtain);

export interface TourPanesProps {
  layout: PanesLayout;
  /** Whether the middle of the tours is marked. */
  isMarked: boolean;
  day: string | undefined;
  compared: string | undefined;
  /** The current tour. */
  children: ReactNode;
  /** The tour that it is compared with. */
  other: ReactNode;
}

/** The iframes keep their position in the DOM in every layout: moving an iframe reloads it. */
export function TourPanes({ layout, isMarked, day, compared, children, other }: TourPanesProps) {
  const locale = useLocale();
  const [percent, setPercent] = useState(50);
  const isEarlier = day === undefined || compared === undefined || day < compared;
  const labels = [day ?? '', compared ?? ''].sort().map((one) => formatDay(one, locale));
  const [earlier = '', later = ''] = labels;
  return (
    <S.Panes $layout={layout} $percent={percent} $isMarked={isMarked}>
      <S.Place $isEarlier={isEarlier} $isCut={layout === 'curtain'}>
        {children}
      </S.Place>
      {layout !== 'one' && (
        <S.Place $isEarlier={!isEarlier} $isCut={layout === 'curtain'}>
          {other}
        </S.Place>
      )}
      {layout === 'curtain' && (
        <Suspense>
          <Curtain {...{ earlier, later, percent }} onPercent={setPercent} />
        </Suspense>
      )}
    </S.Panes>
  );
}
