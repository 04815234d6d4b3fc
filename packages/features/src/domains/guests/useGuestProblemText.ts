import { problemTexts, type Problem } from '#core/http';
import { useText } from '#core/i18n';
import { guestTexts } from './guests.texts';

/**
 * Returns the text of a Problem of a guest link. The server's messages are not used: they are in the language of the
 * device, and the page may be in the sender's.
 */
export function useGuestProblemText(): (problem: Problem) => string {
  const t = useText(guestTexts);
  const tProblem = useText(problemTexts);
  return (problem) => {
    if (problem.kind === 'forbidden') return t('locked.wrong');
    if (problem.kind === 'rateLimited')
      return t('tooMany', { smart_count: Math.ceil(problem.retryAfter / 60) });
    return tProblem(problem.kind === 'refused' ? 'invalidResponse' : problem.kind);
  };
}
