import { Button, EmptyState } from '@jawla/ui';
import { problemTexts } from '#core/http';
import { useText } from '#core/i18n';
import { projectTexts } from '../../projects.texts';

/** None of the projects could be loaded. */
export function AllFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText(projectTexts);
  const tProblem = useText(problemTexts);
  return (
    <EmptyState
      role="alert"
      title={t('home.allFailed')}
      action={
        <Button variant="primary" onClick={onRetry}>
          {tProblem('retry')}
        </Button>
      }
    />
  );
}
