import { useEffect, useState } from 'react';

let isFirst = true;

/** Whether this is the first page with the drawing since the portal was opened: on later ones, the drawing is there. */
export function useFirstInVisit(): boolean {
  const [wasFirst] = useState(isFirst);
  useEffect(() => {
    isFirst = false;
  }, []);
  return wasFirst;
}
