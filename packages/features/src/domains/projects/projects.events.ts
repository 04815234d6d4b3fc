import { createAction } from '@reduxjs/toolkit';

/** A project was created, changed or deleted: invalidates cached data about it. */
export const projectChanged = createAction('projects/changed', (id: string) => ({
  payload: { id },
}));
