import type { Project } from '@jawla/contract';
import { useRef, useState } from 'react';
import { selectReached } from '#core/connection';
import { focusAfterDialog } from '#core/forms';
import { toRemoteData, type RemoteData } from '#core/http';
import { useAppDispatch, useAppSelector } from '#core/store';
import { findTour, tourKey, type FoundTour, type TourRef } from '#tours';
import { selectTransfers, uploadKey, type Transfer, type UploadProject } from '#transfers';
import { isSameDate, type DateTarget } from './dateTarget';
import type { TourPictureSheetProps } from '#tours';
import { useDatePictures } from './useDatePictures';
import { useKeptTours, type KeptDateTour } from './useKeptTours';
import { useTrashedDates, type TrashedDateTour } from './useTrashedDates';
import { useTourTools, type DateTourTool } from './useTourTools';

export interface DateRowState {
  /** The URL of the date's tour. */
  tour: RemoteData<FoundTour>;
  /** The upload of a tour to the date. */
  transfer: Transfer | undefined;
  /** Whether the tour can be requested now. */
  isReached: boolean;
}

export interface DateRows {
  /** Changes with the project and its name, which are part of a tour's URL. */
  project: string;
  stateOf: (target: DateTarget) => DateRowState;
  pictureOf: (target: DateTarget) => TourPictureSheetProps;
  keptOf: (target: DateTarget) => KeptDateTour;
  toolOf: (target: DateTarget) => DateTourTool;
  trashedOf: (target: DateTarget) => TrashedDateTour;
  /** Requests the tour of a row when it is rendered. */
  onShown: (target: DateTarget) => void;
  onCheckAgain: (target: DateTarget) => void;
  /**
   * @param findOpener Returns the date's button: it may be another one once the dialog closes.
   * @param files Files that were dropped on the date; without them, the dialog requests one.
   */
  onUpload: (
    target: DateTarget,
    findOpener: () => HTMLElement | null,
    files?: readonly File[],
  ) => void;
}

export interface DateUploads {
  /** Dates whose upload dialog was opened: each stays mounted with its file until the upload is complete. */
  targets: readonly DateTarget[];
  /** The date whose dialog is open. */
  open: DateTarget | undefined;
  /** Files that were dropped on the date whose dialog is open. */
  dropped: readonly File[] | undefined;
  onClose: () => void;
}

/**
 * Returns the tours of a project's dates, and the uploads to them.
 *
 * @param saved The project once it is loaded.
 */
export function useDateRows(
  project: UploadProject,
  saved: Project | undefined,
): { rows: DateRows; uploads: DateUploads } {
  const { owner, projectName } = project;
  const dispatch = useAppDispatch();
  const tours = useAppSelector(findTour.selectStates);
  const transfers = useAppSelector(selectTransfers);
  const isReached = useAppSelector(selectReached);
  const [targets, setTargets] = useState<readonly DateTarget[]>([]);
  const [open, setOpen] = useState<DateTarget>();
  const [dropped, setDropped] = useState<readonly File[]>();
  const opener = useRef<() => HTMLElement | null>(() => null);
  const pictureOf = useDatePictures(project, saved);
  const tourOf = ({ kind, day }: DateTarget): TourRef =>
    kind === 'subDate' ? { owner, projectName, day } : { owner, projectName };
  const keptOf = useKeptTours(project.projectId, saved, tourOf);
  const toolOf = useTourTools(project.projectId, saved);
  const trashedOf = useTrashedDates(project.projectId, saved);
  const find = (target: DateTarget, force: boolean) =>
    dispatch(findTour.requested(tourOf(target), { force }));

  return {
    rows: {
      project: tourKey({ owner, projectName }),
      stateOf: (target) => ({
        tour: toRemoteData(tours[tourKey(tourOf(target))] ?? { phase: 'idle' }),
        transfer: transfers[uploadKey({ kind: 'tour', date: target, ...project })],
        isReached,
      }),
      pictureOf,
      keptOf,
      toolOf,
      trashedOf,
      onShown: (target) => find(target, false),
      onCheckAgain: (target) => find(target, true),
      onUpload: (target, findOpener, files) => {
        opener.current = findOpener;
        setOpen(target);
        setDropped(files);
        setTargets((before) =>
          before.some((one) => isSameDate(one, target)) ? before : [...before, target],
        );
      },
    },
    uploads: {
      targets,
      open,
      dropped,
      onClose: () => {
        focusAfterDialog(() => opener.current());
        setOpen(undefined);
      },
    },
  };
}
