import { folderParam } from '@jawla/contract/tours';
import { useMemo, useState } from 'react';
import { toRemoteData } from '#core/http';
import { useAppDispatch, useAppSelector, useOutcomes, useRequest } from '#core/store';
import { selectUser } from '#session';
import type { TourRef } from '../tours.model';
import { changeKey, loadAlignments, saveAlignment } from '../tours.requests';
import {
  isSamePair,
  sharedAlignments,
  withChange,
  type Alignment,
  type AlignmentForm,
} from './alignments';
import { selectAlignmentChanges } from './alignments.slice';
import { deviceAlignments, storeDeviceAlignments } from './deviceAlignments';

/** How the scenes of a project's dates are aligned, and how to change that. */
export interface Alignments {
  /** In order of precedence: this device's, then the server's. */
  list: readonly Alignment[];
  /** Whether changes are for everyone, or for this device. */
  isShared: boolean;
  onChange: (changes: readonly AlignmentForm[]) => void;
  /** A change of these scenes is being sent to the server. */
  isSaving: (pair: Omit<Alignment, 'yaw'>) => boolean;
  /** Some changes could not be saved, and are undone. */
  failure: { onRetry: () => void; onDismiss: () => void } | undefined;
}

/**
 * Returns the alignments of a project with several tours. Admins change them for everyone, clients on their device. A
 * tour does not wait for them: until they are loaded, or if they cannot be, only the device's apply.
 *
 * @param id The project's, once it has loaded.
 * @param isNeeded Whether there are two tours to align.
 */
export function useAlignments(
  { owner, projectName }: TourRef,
  id: string | undefined,
  isNeeded: boolean,
): Alignments {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const folder = folderParam(owner, projectName);
  const remote = toRemoteData(useRequest(loadAlignments, isNeeded ? folder : undefined));
  const saved = remote.phase === 'ready' ? remote.data : NONE;
  const changes = useAppSelector(selectAlignmentChanges);
  const saves = useOutcomes(saveAlignment);
  const isShared = user?.isAdmin === true;
  const userName = user?.userName ?? '';
  const key = `${userName}|${id ?? folder}`;
  const [changed, setChanged] = useState<{ key: string; list: readonly Alignment[] }>();
  const own = useMemo(
    () => (changed?.key === key ? changed.list : deviceAlignments(userName, { id, folder })),
    [changed, key, userName, id, folder],
  );

  const { alignments, failed } = useMemo(
    () => sharedAlignments({ folder, saved, changes, saves }),
    [folder, saved, changes, saves],
  );
  const list = useMemo(() => [...own, ...alignments], [own, alignments]);
  return {
    list,
    isShared,
    onChange(forms) {
      if (isShared) {
        for (const form of forms) dispatch(saveAlignment.requested({ folder, form }));
        return;
      }
      const next = forms.reduce((all, form) => withChange(all, deviceForm(form, saved)), own);
      setChanged({ key, list: next });
      storeDeviceAlignments(userName, { id, folder }, next);
    },
    isSaving: (pair) =>
      saves[changeKey({ folder, form: { ...pair, yaw: null } })]?.phase === 'loading',
    failure:
      failed.length === 0
        ? undefined
        : {
            onRetry() {
              for (const [, change] of failed) dispatch(saveAlignment.requested(change));
            },
            onDismiss() {
              for (const [id] of failed) dispatch(saveAlignment.dismissed(id));
            },
          },
  };
}

const NONE: readonly Alignment[] = [];

/** On a device, what the server has cannot be removed, but be turned back. */
function deviceForm(form: AlignmentForm, saved: readonly Alignment[]): AlignmentForm {
  const hidesShared =
    form.yaw === null &&
    saved.some(({ from, to, yaw }) => yaw !== 0 && isSamePair({ from, to }, form));
  return hidesShared ? { ...form, yaw: 0 } : form;
}
