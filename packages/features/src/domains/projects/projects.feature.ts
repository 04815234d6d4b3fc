import type { Feature } from '#core/store';
import { projectsSaga } from './projects.saga';
import { projects } from './projects.slice';

export const projectsFeature: Feature = { name: 'projects', parts: [projects], saga: projectsSaga };
