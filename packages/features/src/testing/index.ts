/** For stories of the whole portal: a browser to put it into, and the texts to find one's way by. */
export { archiveTexts } from '../archives/archives.texts';
export { authTexts } from '../auth/auth.texts';
export { messageTexts } from '../auth/messages.texts';
export { clientTexts } from '../clients/clients.texts';
export { editorTexts } from '../editor/editor.texts';
export { projectTexts } from '../projects/projects.texts';
export { sessionTexts } from '../session/session.texts';
export { shellTexts } from '../shell/shell.texts';
export { uploadTexts } from '../uploads/uploads.texts';
export { userTexts } from '../users/users.texts';
export { openTab } from './Browser';
export { files, journey, type JourneyOptions } from './journey';
export { textOf } from './text';
export { tourArchive } from './tourArchive';
