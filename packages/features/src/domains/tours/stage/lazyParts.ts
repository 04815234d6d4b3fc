import { lazy } from 'react';

// Rendered only for tours that speak, whose code has loaded then.

export const AlignNote = lazy(async () => ({ default: (await import('./speaking')).AlignNote }));
export const RoomSelect = lazy(async () => ({ default: (await import('./speaking')).RoomSelect }));
