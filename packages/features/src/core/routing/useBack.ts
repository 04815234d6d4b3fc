import { useNavigate } from 'react-router-dom';
import { isPreviousEntry } from './isPreviousEntry';

/**
 * Returns what Back does: it opens the parent page, also for visitors who followed a link from elsewhere. As the browser's
 * Back where that leads there, which restores the page's search, scroll position and focus.
 */
export function useBack(parentHref: string): () => void {
  const navigate = useNavigate();
  return () =>
    void (isPreviousEntry(parentHref)
      ? navigate(-1)
      : navigate(parentHref, { viewTransition: true }));
}
