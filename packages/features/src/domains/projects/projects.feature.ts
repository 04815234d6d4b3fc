import { addFeature } from '#core/store';
import { projectsSaga } from './projects.saga';
import { projects } from './projects.slice';

addFeature({ name: 'projects', slices: [projects], saga: projectsSaga });
