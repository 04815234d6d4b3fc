import { combineSlices } from '@reduxjs/toolkit';
import { auth } from '../auth/auth.slice';
import { projects } from '../projects/projects.slice';
import { pilots } from '../pilots/pilots.slice';
import { session } from '../session/session.slice';
import { connection } from '../shell/connection.slice';

export const rootReducer = combineSlices(session, connection, auth, projects, pilots);

export type RootState = ReturnType<typeof rootReducer>;
