import type { SessionUser } from '@jawla/contract';
import { useState } from 'react';
import { newSinceLastVisit } from './newProjects';

/** The ids of projects that are new since the user's last visit, as of when the home was opened. */
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
