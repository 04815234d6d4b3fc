/** All texts of the portal, for the stories of user journeys. Product code never imports this file. */
export { sessionTexts } from '#session';
export { errorTexts, shellTexts } from '#shell';
export { transferTexts } from '#transfers';
export { activityTexts } from './domains/activity/activity.texts';
export { accountTexts } from './domains/account/account.texts';
export { authTexts } from './domains/auth/auth.texts';
export { messageTexts } from './domains/auth/messages.texts';
export { footageTexts } from './domains/footage/footage.texts';
export { inboxTexts } from './domains/footage/inbox.texts';
export { editorTexts } from './domains/projects/editor/editor.texts';
export { projectTexts } from './domains/projects/projects.texts';
export { tourUploadTexts } from './domains/tours/upload/tourUpload.texts';
export { clientDetailsTexts } from './domains/users/details/clientDetails.texts';
export { userTexts } from './domains/users/users.texts';
export { systemTexts } from './domains/system/system.texts';
export { visitTexts } from './domains/visits/visits.texts';
export { tourTexts } from './domains/tours/tours.texts';
