import type { Project, ProjectTour } from '@jawla/contract';
import { DATE_SLOT } from '@jawla/contract/tours';
import { IDLE, type RequestState } from '#core/http';
import { useAppDispatch, useOutcomes } from '#core/store';
import { dateTourKey, switchBridge } from '../../projects.requests';
import type { DateTarget } from './dateTarget';

export interface DateTourTool {
  /** What the server knows about the tour; `undefined` if there is none. */
  facts: ProjectTour | undefined;
  switching: RequestState<unknown>;
  onSwitch: (enabled: boolean) => void;
}

/** Returns the tool of the tour of each date of a project, with the action that switches its bridge. */
export function useTourTools(
  id: string,
  saved: Project | undefined,
): (target: DateTarget) => DateTourTool {
  const dispatch = useAppDispatch();
  const switches = useOutcomes(switchBridge);
  return ({ kind, day }) => {
    const segment = kind === 'subDate' ? day : undefined;
    return {
      facts: saved?.tours?.find(({ slot }) => slot === (segment ?? DATE_SLOT)),
      switching: switches[dateTourKey({ id, segment })] ?? IDLE,
      onSwitch: (enabled) => dispatch(switchBridge.requested({ id, segment, enabled })),
    };
  };
}
