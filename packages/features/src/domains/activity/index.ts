export { activityTexts } from './activity.texts';
export { activitySectionTexts } from './activitySection.texts';
export { ActivitySection } from './components/ActivitySection';
