import type { Passwords } from '../domains/auth/passwords.ts';
import type { Needs as PilotsNeeds } from '../domains/pilots/needs.ts';
import type { Needs as ProjectsNeeds } from '../domains/projects/needs.ts';

export interface Needs extends ProjectsNeeds, PilotsNeeds {
  readonly passwords: Passwords;
}
