/** For stories of the whole portal: a browser to put it into, and the texts to find one's way by. */
export { archiveTexts } from '../domains/tours/upload/archives.texts';
export { authTexts } from '../domains/auth/auth.texts';
export { messageTexts } from '../domains/auth/messages.texts';
export { clientTexts } from '../domains/users/details/clients.texts';
export { editorTexts } from '../domains/projects/editor/editor.texts';
export { projectTexts } from '../domains/projects/projects.texts';
export { sessionTexts } from '#session';
export { shellTexts } from '#shell';
export { uploadTexts } from '../domains/footage/uploads.texts';
export { userTexts } from '../domains/users/list/users.texts';
export { openTab } from './Browser';
export { files, journey, type JourneyOptions } from './journey';
export { textOf } from './text';
export { tourArchive } from './tourArchive';
export { expectInOrder } from './expectInOrder';
export { fakeWorld } from './fakeWorld';
export { kept, onReload, screenStory, tellFromOtherTab, uploads } from './screenStory';
