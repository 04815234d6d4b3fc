import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Goes back to where the user came from, with its scroll position and its focus, rather than to a new copy of that
 * page. Who came by a link follows the address of Back.
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
