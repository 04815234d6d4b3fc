import { IDLE } from '#core/http';
import type { Project } from '@jawla/contract';
import { DATE_SLOT } from '@jawla/contract/tours';
import { useAppDispatch, useAppSelector, useOutcomes } from '#core/store';
import type { TourPictureSheetProps } from '#tours';
import { selectTransfers, transfers, uploadKey, type UploadProject } from '#transfers';
import { tourPicture } from '../../projects.model';
import { removeTourPicture, dateTourKey } from '../../projects.requests';
import type { DateTarget } from './dateTarget';

/** Returns the picture of the tour of each date of a project, with the actions that replace or restore it. */
export function useDatePictures(
  project: UploadProject,
  saved: Project | undefined,
): (target: DateTarget) => TourPictureSheetProps {
  const { projectId: id } = project;
  const dispatch = useAppDispatch();
  const running = useAppSelector(selectTransfers);
  const restorations = useOutcomes(removeTourPicture);
  return ({ kind, day }) => {
    const segment = kind === 'subDate' ? day : undefined;
    const current = saved && tourPicture(saved, segment);
    return {
      picture: current?.picture,
      isChosen: current?.isChosen === true,
      transfer: running[uploadKey({ kind: 'tourPicture', segment, ...project })],
      restoring: restorations[dateTourKey({ id, segment })] ?? IDLE,
      onChoose: (file) => dispatch(uploadTourPicture(project, segment, file)),
      onRestore: () => dispatch(removeTourPicture.requested({ id, segment })),
    };
  };
}

/** Uploads a picture that replaces that of a tour. */
export function uploadTourPicture(
  project: UploadProject,
  segment: string | undefined,
  file: File,
): ReturnType<typeof transfers.actions.started> {
  return transfers.actions.started(
    { kind: 'tourPicture', segment, ...project },
    {
      name: 'uploadTourPicture',
      params: { projectId: project.projectId, slot: segment ?? DATE_SLOT },
      fields: {},
      files: [file],
    },
  );
}
