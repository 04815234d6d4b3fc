import type { Building } from '../building.ts';
import { office } from './office.ts';
import { clinic, library, school, tower } from './others.ts';
import { pavilion } from './pavilion.ts';
import { villa } from './villa.ts';

/** Everything that can be drawn, by name. */
export const buildings: Readonly<Record<string, () => Building>> = {
  villa,
  'office-1': () => office(1),
  'office-2': () => office(2),
  'office-3': () => office(3),
  pavilion,
  tower,
  school,
  clinic,
  library,
};
