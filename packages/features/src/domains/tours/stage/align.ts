import { turned } from '@jawla/contract/tourProtocol';
import { isSamePair, type AlignmentForm } from '../alignments/alignments';
import type { Alignments } from '../alignments/useAlignments';
import { alignmentOf, matchScene, type SceneMatch } from './sceneMatch';
import type { SpeakingTour, ToursSnapshot, TourSync } from './tourSync';

/** What the user is doing to align two tours. */
export type AlignStep =
  /** Choosing the scene of the other tour that shows the same place. */
  | { kind: 'match' }
  /** Turning one of the tours until both show the same view. */
  | { kind: 'turn'; pair: Pair }
  /** Done; `undo` restores what was before. */
  | { kind: 'locked'; pair: Pair; undo: AlignmentForm };

type Pair = Omit<AlignmentForm, 'yaw'>;

/** Two tours that are compared and speak the protocol. */
export interface Align {
  /** `undefined` also once the user has gone to another room. */
  step: AlignStep['kind'] | undefined;
  other: SpeakingTour;
  /** The other tour has no scene that is known to be the same place. */
  isUnmatched: boolean;
  /** Id of the other tour's scene that a saved alignment chose. */
  chosen: string | undefined;
  /** Both tours turn and show the same place. */
  canTurn: boolean;
  /** One of the tours tells only its scene. */
  isSceneOnly: boolean;
  hasDirection: boolean;
  isSaving: boolean;
  isShared: boolean;
  failure: Alignments['failure'];
  onMatch: () => void;
  /** Chooses the other tour's scene. */
  onChoose: (scene: string) => void;
  onTurn: () => void;
  onLock: () => void;
  onUndo: () => void;
  onReset: () => void;
  onClose: () => void;
}

export interface AlignOptions extends ToursSnapshot {
  sync: TourSync;
  alignments: Alignments;
  step: AlignStep | undefined;
  onStep: (step: AlignStep | undefined) => void;
}

/** Returns the tours that are aligned, and what can be done; `undefined` unless two are compared. */
export function alignOf(options: AlignOptions): Align | undefined {
  const { main, other, sync, alignments, onStep } = options;
  const scene = main?.scene;
  if (!main || !other || scene === undefined) return undefined;
  const match = matchScene(scene, main, other, alignments.list);
  const pair = match && pairOf(main, other, match);
  const step = options.step && isOver(options.step, pair, other) ? undefined : options.step;

  const here = { slot: main.slot, scene };
  const { isSaving, onChange } = alignments;
  /** How the pair is aligned without a direction: rooms that the user matched remain matched. */
  const undirected = match?.isSaved === true ? 0 : null;
  const before = pair && {
    ...pair,
    yaw: match?.yaw === 0 ? undirected : signedYaw(main, other, match),
  };
  return {
    step: step?.kind,
    other,
    isUnmatched: match === undefined && main.scenes.length > 0 && other.scenes.length > 0,
    chosen: match?.isSaved === true ? match.scene : undefined,
    canTurn: match !== undefined && main.turns && other.turns && other.scene === match.scene,
    isSceneOnly: !main.turns || !other.turns,
    hasDirection: match !== undefined && match.yaw !== 0,
    isSaving: pair !== undefined && isSaving(pair),
    isShared: alignments.isShared,
    failure: alignments.failure,
    onMatch: () => onStep({ kind: 'match' }),
    onChoose(chosen) {
      const added = alignmentOf(here, { slot: other.slot, scene: chosen }, 0);
      const isReplaced = match?.isSaved === true && pair && !isSamePair(pair, added);
      onChange([...(isReplaced ? [{ ...pair, yaw: null }] : []), added]);
      onStep(undefined);
    },
    onTurn: () => pair && onStep({ kind: 'turn', pair }),
    onLock() {
      const [mainView, otherView] = [sync.viewIn('main'), sync.viewIn('other')];
      if (!mainView || !otherView || !match || !pair || !before) return;
      const there = { slot: other.slot, scene: match.scene };
      onChange([alignmentOf(here, there, turned(otherView.yaw - mainView.yaw))]);
      onStep({ kind: 'locked', pair, undo: before });
    },
    onUndo() {
      if (step?.kind === 'locked') onChange([step.undo]);
      onStep(undefined);
    },
    onReset() {
      if (pair) onChange([{ ...pair, yaw: undirected }]);
      onStep(undefined);
    },
    onClose: () => onStep(undefined),
  };
}

function pairOf(main: SpeakingTour, other: SpeakingTour, match: SceneMatch): Pair {
  const { from, to } = alignmentOf(
    { slot: main.slot, scene: main.scene ?? '' },
    { slot: other.slot, scene: match.scene },
    0,
  );
  return { from, to };
}

/** The match's yaw in the direction of its alignment. */
function signedYaw(main: SpeakingTour, other: SpeakingTour, match: SceneMatch | undefined): number {
  const yaw = match?.yaw ?? 0;
  return main.slot < other.slot ? yaw : -yaw;
}

/** Whether the user has gone to another room. */
function isOver(step: AlignStep, pair: Pair | undefined, other: SpeakingTour): boolean {
  if (step.kind === 'match') return false;
  if (!pair || !isSamePair(step.pair, pair)) return true;
  const scenes = [pair.from.scene, pair.to.scene];
  return step.kind === 'turn' && !(other.scene !== undefined && scenes.includes(other.scene));
}
