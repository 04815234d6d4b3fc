export { activityFeature } from './activity.feature';
export { activityTexts } from './activity.texts';
export { ActivitySection } from './components/ActivitySection';
