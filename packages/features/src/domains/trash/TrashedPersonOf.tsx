import { lazyWithRetry } from '@jawla/ui';
import { Suspense } from 'react';
import { trashedPerson, type Problem } from '#core/http';
import type { TrashedPersonProps } from './TrashedPerson';

// Lazy: few forms are refused because of the trash.
const TrashedPerson = lazyWithRetry(async () => (await import('./TrashedPerson')).TrashedPerson);

interface TrashedPersonOfProps extends Omit<TrashedPersonProps, 'person'> {
  problem: Problem | undefined;
}

/** The way out of a problem whose cause is a person in the trash; renders nothing for others. */
export function TrashedPersonOf({ problem, ...props }: TrashedPersonOfProps) {
  const person = problem && trashedPerson(problem);
  return (
    person && (
      <Suspense>
        <TrashedPerson person={person} {...props} />
      </Suspense>
    )
  );
}
