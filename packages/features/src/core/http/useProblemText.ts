import { useCallback } from 'react';
import { useText } from '#core/i18n';
import type { Problem } from './problem';
import { problemTexts } from './problem.texts';

/** Returns the text of a Problem: the server's message if it sent one, otherwise the portal's own. */
export function useProblemText(): (problem: Problem) => string {
  const t = useText(problemTexts);
  return useCallback(
    (problem) => {
      if (problem.kind === 'refused') return problem.message;
      if ('message' in problem && problem.message !== undefined) return problem.message;
      return t(problem.kind);
    },
    [t],
  );
}
