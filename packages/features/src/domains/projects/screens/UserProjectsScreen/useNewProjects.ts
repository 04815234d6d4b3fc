import type { SessionUser } from '@jawla/contract';
import { useState } from 'react';
import { newSinceLastVisit } from './newProjects';

/** Returns the ids of projects that are new since the user's last visit, computed when the home page was opened. */
export function useNewProjects(user: SessionUser | undefined): readonly string[] {
  const [fresh] = useState(() =>
    user === undefined
      ? []
      : newSinceLastVisit(
          user.userName,
          user.projectsData.map(({ _id }) => _id),
        ),
  );
  return fresh;
}
