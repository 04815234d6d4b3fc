import { pilotEndpoints } from '@jawla/contract';
import { CACHE_MS } from '@jawla/contract/limits';
import { pilotPath, TOURS_BASE } from '@jawla/contract/tours';
import { createRequest } from '#core/store';
import { restoredThing } from '#trash';
import { pilotsOf } from './pilots.model';

/** Loads a public demo tour by its name. */
export const loadPilot = createRequest({
  name: 'pilots/load',
  kind: 'read',
  key: (name: string) => name,
  send: async (http, name, signal) => {
    const pilot = await http.send(pilotEndpoints.pilot, { params: { name }, signal });
    return { ...pilot, path: pilot.path ?? TOURS_BASE + pilotPath(pilot.name) };
  },
  entities: (name) => [{ kind: 'pilot', id: name }],
});

/** Loads all pilots. */
export const loadPilots = createRequest({
  name: 'pilots/loadAll',
  kind: 'read',
  maxAgeMs: CACHE_MS,
  send: async (http, _, signal) => pilotsOf(await http.send(pilotEndpoints.pilots, { signal })),
  entities: () => [{ kind: 'pilot' }],
  edits: (pilots, action) => {
    if (deletePilot.loaded.match(action)) {
      return pilots.filter(({ name }) => name !== action.payload.key);
    }
    if (!switchPilotBridge.loaded.match(action)) return pilots;
    const { name, enabled } = action.payload.input;
    return pilots.map((pilot) =>
      pilot.name === name && pilot.tour
        ? { ...pilot, tour: { ...pilot.tour, isBridgeOff: !enabled } }
        : pilot,
    );
  },
});

export const deletePilot = createRequest({
  name: 'pilots/delete',
  kind: 'write',
  key: (name: string) => name,
  send: (http, name) => http.send(pilotEndpoints.deletePilot, { params: { projectId: name } }),
  invalidates: (id) => [{ kind: 'pilot', id }, { kind: 'trash' }],
  undoneBy: (action) => {
    const thing = restoredThing(action);
    return thing?.kind === 'pilot' ? thing.name : undefined;
  },
});

/** Restores the picture that was found in a pilot's tour. */
export const removePilotPicture = createRequest({
  name: 'pilots/removePicture',
  kind: 'write',
  key: (name: string) => name,
  send: (http, name) => http.send(pilotEndpoints.removePilotPicture, { params: { name } }),
  invalidates: (id) => [{ kind: 'pilot', id }],
});

export interface PilotSwitchInput {
  name: string;
  enabled: boolean;
}

/** Turns the bridge of a pilot to the tour protocol on or off. */
export const switchPilotBridge = createRequest({
  name: 'pilots/switchBridge',
  kind: 'write',
  key: ({ name }: PilotSwitchInput) => name,
  send: (http, { name, enabled }) =>
    http.send(pilotEndpoints.switchPilotBridge, { params: { name }, body: { enabled } }),
  invalidates: ({ name }) => [{ kind: 'pilot', id: name }],
});
