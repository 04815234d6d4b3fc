import { combineSlices } from '@reduxjs/toolkit';
import { auth } from '../auth/auth.slice';
import { projects } from '../projects/projects.slice';
import { session } from '../session/session.slice';

export const rootReducer = combineSlices(session, auth, projects);

export type RootState = ReturnType<typeof rootReducer>;
