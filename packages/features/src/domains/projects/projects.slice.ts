import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '#core/rootReducer';

export interface ProjectsState {
  /** The day that was chosen last, by project. */
  chosenDays: Record<string, string>;
}

const initialState: ProjectsState = { chosenDays: {} };

export const projects = createSlice({
  name: 'projects',
  initialState: () => initialState,
  reducers: {
    dayChosen: (state, { payload }: PayloadAction<{ id: string; day: string }>) => {
      state.chosenDays[payload.id] = payload.day;
    },
  },
  selectors: {
    selectChosenDays: ({ chosenDays }) => chosenDays,
  },
});

declare module '#core/rootReducer' {
  interface LazySlices extends WithSlice<typeof projects> {}
}

export const { selectChosenDays } = projects.injectInto(rootReducer).selectors;
