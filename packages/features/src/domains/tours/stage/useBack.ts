import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Goes back in history, which restores scroll position and focus, instead of opening a new copy of the
 * previous page. For visitors who followed a link, it navigates to the path of Back.
 */
export function useBack(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return (event) => {
    const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (key === 'default' || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
}
