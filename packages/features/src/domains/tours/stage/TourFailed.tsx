import { Button, ErrorPage } from '@jawla/ui';
import { AjarDoor } from '#core/doors';
import { problemTexts, useProblemText, type Problem } from '#core/http';
import { useText } from '#core/i18n';
import { PageTitle } from '#core/routing';
import { Shell } from '#shell';
import { tourTexts } from '../tours.texts';

export interface TourFailedProps {
  /** `unsafe`: the server sent a URL that must not be framed. */
  problem: Problem | 'unsafe';
  backHref?: string | undefined;
  onRetry: () => void;
}

/** A tour that could not be opened: the reason, and the actions. */
export function TourFailed({ problem, backHref, onRetry }: TourFailedProps) {
  const t = useText(tourTexts);
  const tProblem = useText(problemTexts);
  const describe = useProblemText();
  return (
    <Shell frame="bare" footer="none" hasNotices={false}>
      <PageTitle>{t('viewer.failed')}</PageTitle>
      <ErrorPage
        role="alert"
        drawing={<AjarDoor />}
        title={t('viewer.failed')}
        message={problem === 'unsafe' ? t('viewer.unsafe') : describe(problem)}
        {...(backHref === undefined ? {} : { link: { href: backHref, label: t('viewer.back') } })}
        actions={<Button onClick={onRetry}>{tProblem('retry')}</Button>}
      />
    </Shell>
  );
}
