import { createAction } from '@reduxjs/toolkit';

/** A project was created, changed or deleted: what others have loaded of it is outdated. */
export const projectChanged = createAction('projects/changed', (id: string) => ({
  payload: { id },
}));
