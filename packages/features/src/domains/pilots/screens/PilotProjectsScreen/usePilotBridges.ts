import { IDLE } from '#core/http';
import type { TourToolProps } from '#tours';
import { useAppDispatch, useOutcomes } from '#core/store';
import { switchPilotBridge } from '../../pilots.requests';

export type PilotBridge = Pick<TourToolProps, 'switching' | 'onSwitch'>;

/** Returns, by name of a pilot, the action that turns its bridge on or off. */
export function usePilotBridges(): (name: string) => PilotBridge {
  const dispatch = useAppDispatch();
  const switches = useOutcomes(switchPilotBridge);
  return (name) => ({
    switching: switches[name] ?? IDLE,
    onSwitch: (enabled) => dispatch(switchPilotBridge.requested({ name, enabled })),
  });
}
