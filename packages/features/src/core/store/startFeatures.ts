import { createContext } from 'react';
import type { Feature } from './feature';

/** Loads the runtime and starts features. @throws if the code cannot be loaded */
export const StartFeatures = createContext<(features: readonly Feature[]) => Promise<void>>(() =>
  Promise.reject(new Error('There is no app.')),
);
