import { lazy } from 'react';

// Few tours are compared, or are opened on a phone that asks before it tells how it moves.

export const ComparedDates = lazy(async () => ({
  default: (await import('./comparing')).ComparedDates,
}));
export const LayoutSwitch = lazy(async () => ({
  default: (await import('./comparing')).LayoutSwitch,
}));
export const OwnLists = lazy(async () => ({ default: (await import('./OwnLists')).OwnLists }));
export const MotionNote = lazy(async () => ({
  default: (await import('./MotionNote')).MotionNote,
}));

// Rendered only for tours that speak, whose code has loaded then.

export const AlignNote = lazy(async () => ({ default: (await import('./speaking')).AlignNote }));
export const RoomSelect = lazy(async () => ({ default: (await import('./speaking')).RoomSelect }));
