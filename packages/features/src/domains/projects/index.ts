export { ExpectedDate } from './ExpectedDate';
export { expectedDateTexts } from './expectedDate.texts';
export { editorTexts } from './editor/editor.texts';
export { projectsFeature } from './projects.feature';
export { createProject, deleteProject } from './projects.requests';
