import type { Alignment, SceneRef } from './alignments';

/** Stores the alignments of a user on this device, of the projects that were aligned last. */
const keyOf = (userName: string) => `tour-alignments-${userName}`;

const PROJECTS_MAX = 20;
const ALIGNMENTS_MAX = 100;

export interface AlignedProject {
  /** Its names can pass to another project. `undefined` until it has loaded. */
  id: string | undefined;
  /** As in the API: owner|project */
  folder: string;
}

interface ProjectAlignments {
  /** Not in what was stored by the names alone. */
  id?: string;
  folder: string;
  alignments: readonly Alignment[];
}

export function deviceAlignments(userName: string, project: AlignedProject): readonly Alignment[] {
  return stored(userName).find((one) => isOf(one, project))?.alignments ?? [];
}

export function storeDeviceAlignments(
  userName: string,
  project: AlignedProject,
  alignments: readonly Alignment[],
): void {
  const others = stored(userName).filter((one) => !isOf(one, project));
  const own = { ...project, alignments: alignments.slice(0, ALIGNMENTS_MAX) };
  const all = alignments.length === 0 ? others : [own, ...others].slice(0, PROJECTS_MAX);
  try {
    if (all.length === 0) localStorage.removeItem(keyOf(userName));
    else localStorage.setItem(keyOf(userName), JSON.stringify(all));
  } catch {
    // Storage is blocked or full: the alignments last until the page is left.
  }
}

function isOf({ id, folder }: ProjectAlignments, project: AlignedProject): boolean {
  return id === undefined || project.id === undefined
    ? folder === project.folder
    : id === project.id;
}

function stored(userName: string): ProjectAlignments[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(userName)) ?? '[]');
    return Array.isArray(value) ? value.filter(isProject) : [];
  } catch {
    return [];
  }
}

function isProject(value: unknown): value is ProjectAlignments {
  return (
    isObject(value) &&
    ['string', 'undefined'].includes(typeof value['id']) &&
    typeof value['folder'] === 'string' &&
    Array.isArray(value['alignments']) &&
    value['alignments'].every(isAlignment)
  );
}

function isAlignment(value: unknown): value is Alignment {
  return (
    isObject(value) &&
    isScene(value['from']) &&
    isScene(value['to']) &&
    typeof value['yaw'] === 'number' &&
    Number.isFinite(value['yaw'])
  );
}

function isScene(value: unknown): value is SceneRef {
  return isObject(value) && typeof value['slot'] === 'string' && typeof value['scene'] === 'string';
}

function isObject(value: unknown): value is Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
