import type { Feature, RequestSlices } from '#core/store';
import * as requests from './projects.requests';
import { projectsSaga } from './projects.saga';
import { projects } from './projects.slice';

export const projectsFeature: Feature = {
  name: 'projects',
  slices: [projects],
  requests,
  saga: projectsSaga,
};

declare module '#core/rootReducer' {
  interface LazySlices extends RequestSlices<typeof requests> {}
}
