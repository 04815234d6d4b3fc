import '../../tours/upload/archives.feature';
import '../../users/details/clients.feature';
import '../projects.feature';
import '../../../transfers/transfers.feature';
import '../../users/list/users.feature';
import { addFeature } from '#core/store';
import { editorSaga } from './editor.saga';
import { editor } from './editor.slice';

addFeature({ name: 'editor', slices: [editor], saga: editorSaga });
