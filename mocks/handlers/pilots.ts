import { pilotPictures, tourFacts, visitSummaries } from '../fixtures';
import { commonResponses, done, ok, refused } from './response';
import { serverTexts } from './serverTexts';

/** GET pilot_project */
export const pilotList = {
  ...commonResponses('pilots'),
  filled: ok('pilots', { projects: ['demo', 'villa', 'برج الأفق', 'Site office 2025'] }),
  /** `demo` was deleted. */
  remaining: ok('pilots', { projects: ['villa', 'برج الأفق', 'Site office 2025'] }),
  empty: ok('pilots', { projects: [] }),
  /** One with the tour's own picture, one with an admin's, one without; the first has been visited. */
  pictured: ok('pilots', {
    projects: ['demo', 'villa', 'برج الأفق'],
    pilots: [
      { name: 'demo', picture: pilotPictures.own, isChosen: false, visits: visitSummaries.many },
      { name: 'villa', picture: pilotPictures.chosen, isChosen: true, visits: visitSummaries.none },
      { name: 'برج الأفق', picture: null, isChosen: false, visits: visitSummaries.none },
    ],
  }),
  /** The admin's picture of `pictured` was removed. */
  restored: ok('pilots', {
    projects: ['demo', 'villa', 'برج الأفق'],
    pilots: [
      { name: 'demo', picture: pilotPictures.own, isChosen: false },
      { name: 'villa', picture: pilotPictures.own, isChosen: false },
      { name: 'برج الأفق', picture: null, isChosen: false },
    ],
  }),
  /** With the tools of their tours: one with the bridge, one that speaks by itself, one that is not recognized. */
  recognized: ok('pilots', {
    projects: ['demo', 'villa', 'برج الأفق'],
    pilots: [
      { name: 'demo', picture: pilotPictures.own, isChosen: false, tour: tourFacts.bridged },
      { name: 'villa', picture: null, isChosen: false, tour: tourFacts.speaking },
      { name: 'برج الأفق', picture: null, isChosen: false, tour: tourFacts.unknown },
    ],
  }),
  /** Their tours, as admins have heard them: one was silent, one spoke, one has not been opened yet. */
  heard: ok('pilots', {
    projects: ['demo', 'villa', 'برج الأفق'],
    pilots: [
      { name: 'demo', picture: pilotPictures.own, isChosen: false, tour: tourFacts.silent },
      { name: 'villa', picture: null, isChosen: false, tour: tourFacts.spoken },
      { name: 'برج الأفق', picture: null, isChosen: false, tour: tourFacts.unheard },
    ],
  }),
  /** The bridge of the first was turned off. */
  switched: ok('pilots', {
    projects: ['demo', 'villa', 'برج الأفق'],
    pilots: [
      {
        name: 'demo',
        picture: pilotPictures.own,
        isChosen: false,
        tour: { ...tourFacts.bridged, isBridgeOff: true },
      },
      { name: 'villa', picture: null, isChosen: false, tour: tourFacts.speaking },
      { name: 'برج الأفق', picture: null, isChosen: false, tour: tourFacts.unknown },
    ],
  }),
  one: ok('pilots', { projects: ['demo'] }),
  sixty: ok('pilots', {
    projects: Array.from({ length: 60 }, (_, at) => `building-${String(at + 1)}`),
  }),
  withNew: ok('pilots', { projects: ['demo', 'villa', 'new-tower'] }),
};

/** DELETE pilot_project/{projectId} */
export const deletePilot = {
  ...commonResponses('deletePilot'),
  done: done('deletePilot', serverTexts.pilotDeleted),
};

/** POST pilot-picture/{name} */
export const uploadPilotPicture = {
  ...commonResponses('uploadPilotPicture'),
  done: ok('uploadPilotPicture', { picture: pilotPictures.chosen }),
  unreadable: refused('uploadPilotPicture', 400, serverTexts.imageUnreadable),
};

/** DELETE pilot-picture/{name} */
export const removePilotPicture = {
  ...commonResponses('removePilotPicture'),
  found: ok('removePilotPicture', { picture: pilotPictures.own }),
  /** The tour contains no picture. */
  none: ok('removePilotPicture', { picture: null }),
};

/** PUT pilot-bridge/{name} */
export const switchPilotBridge = {
  ...commonResponses('switchPilotBridge'),
  off: done('switchPilotBridge', serverTexts.bridgeOff),
  on: done('switchPilotBridge', serverTexts.bridgeOn),
};
