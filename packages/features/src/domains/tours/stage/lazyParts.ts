import { lazyWithRetry } from '@jawla/ui';

// Few tours are compared, or are opened on a phone that asks before it tells how it moves.

export const ComparedDates = lazyWithRetry(async () => (await import('./comparing')).ComparedDates);
export const LayoutSwitch = lazyWithRetry(async () => (await import('./comparing')).LayoutSwitch);
export const OwnLists = lazyWithRetry(async () => (await import('./OwnLists')).OwnLists);
export const MotionNote = lazyWithRetry(async () => (await import('./MotionNote')).MotionNote);

// Rendered only for tours that speak, whose code has loaded then.

export const AlignNote = lazyWithRetry(async () => (await import('./speaking')).AlignNote);
export const RoomSelect = lazyWithRetry(async () => (await import('./speaking')).RoomSelect);
