import { IDLE } from '#core/http';
import type { Project } from '@jawla/contract';
import { useAppDispatch, useAppSelector, useOutcomes } from '#core/store';
import type { TourPictureSheetProps } from '#tours';
import { selectTransfers, uploadKey, type UploadProject } from '#transfers';
import { tourPicture } from '../../projects.model';
import { removeTourPicture, dateTourKey } from '../../projects.requests';
import { uploadTourPicture } from '../editor.model';
import type { DateTarget } from './dateTarget';

/** Returns the picture of the tour of each date of a project, with the actions that replace or restore it. */
export function useDatePictures(
  project: UploadProject,
  saved: Project | undefined,
): (target: DateTarget) => TourPictureSheetProps {
  const { projectId: id } = project;
  const dispatch = useAppDispatch();
  const transfers = useAppSelector(selectTransfers);
  const restorations = useOutcomes(removeTourPicture);
  return ({ kind, day }) => {
    const segment = kind === 'subDate' ? day : undefined;
    const current = saved && tourPicture(saved, segment);
    return {
      picture: current?.picture,
      isChosen: current?.isChosen === true,
      transfer: transfers[uploadKey({ kind: 'tourPicture', segment, ...project })],
      restoring: restorations[dateTourKey({ id, segment })] ?? IDLE,
      onChoose: (file) => dispatch(uploadTourPicture(project, segment, file)),
      onRestore: () => dispatch(removeTourPicture.requested({ id, segment })),
    };
  };
}
