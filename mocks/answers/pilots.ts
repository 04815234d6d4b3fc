import { commonEndings, done, ok } from './answer';
import { serverTexts } from './serverTexts';

/** GET pilot_project */
export const pilotList = {
  ...commonEndings('pilots'),
  filled: ok('pilots', { projects: ['demo', 'villa', 'برج الأفق', 'Site office 2025'] }),
  empty: ok('pilots', { projects: [] }),
  withNew: ok('pilots', { projects: ['demo', 'villa', 'new-tower'] }),
};

/** DELETE pilot_project/{projectId} */
export const deletePilot = {
  ...commonEndings('deletePilot'),
  done: done('deletePilot', serverTexts.pilotDeleted),
};
