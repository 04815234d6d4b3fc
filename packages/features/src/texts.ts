/** All texts of the portal, for the stories of user journeys. Product code never imports this file. */
export { sessionTexts } from '#session';
export { shellTexts } from '#shell';
export { authTexts } from './domains/auth/auth.texts';
export { messageTexts } from './domains/auth/messages.texts';
export { uploadTexts } from './domains/footage/uploads.texts';
export { editorTexts } from './domains/projects/editor/editor.texts';
export { projectTexts } from './domains/projects/projects.texts';
export { archiveTexts } from './domains/tours/upload/archives.texts';
export { clientTexts } from './domains/users/details/clients.texts';
export { userTexts } from './domains/users/users.texts';
export { tourTexts } from './domains/tours/tours.texts';
