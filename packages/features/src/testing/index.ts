export { openTab } from './Browser';
export { files, journey, type JourneyOptions } from './journey';
export { textOf } from './text';
export { tourArchive } from './tourArchive';
export { findDialog } from './findDialog';
export { expectInOrder } from './expectInOrder';
export { createTestStore, loggedOut } from './createTestStore';
export { kept, onReload, screenStory, tellFromOtherTab, uploads } from './screenStory';
export { Page, shellTexts } from '#shell';
