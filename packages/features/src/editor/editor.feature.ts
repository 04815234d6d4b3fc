import '../archives/archives.feature';
import '../clients/clients.feature';
import '../projects/projects.feature';
import '../transfers/transfers.feature';
import '../users/users.feature';
import { addFeature } from '../store/features';
import { editorSaga } from './editor.saga';
import { editor } from './editor.slice';

addFeature({ name: 'editor', slices: [editor], saga: editorSaga });
