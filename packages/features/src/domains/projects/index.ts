export { coverPicture } from './coverPicture';
export { editorTexts } from './editor/editor.texts';
export { projectRules } from './editor/projectRules';
