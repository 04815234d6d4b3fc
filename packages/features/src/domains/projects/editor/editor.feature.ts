import type { Feature } from '#core/store';
import { editorSaga } from './editor.saga';
import { editor } from './editor.slice';

export const editorFeature: Feature = { name: 'editor', parts: [editor], saga: editorSaga };
