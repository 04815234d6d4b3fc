import type { Project } from '@jawla/contract';
import { useAppDispatch, useAppSelector } from '#core/store';
import type { TourPictureSheetProps } from '#tours';
import { selectTransfers } from '#transfers';
import { tourPicture } from '../projects.model';
import { removeTourPicture, tourPictureKey } from '../projects.requests';
import type { DateTarget } from './dateTarget';
import { pictureTransfer, uploadTourPicture } from './editor.model';

const IDLE = { phase: 'idle' } as const;

/** Returns the picture of the tour of each date of a project, with the actions that replace or restore it. */
export function useDatePictures(
  id: string,
  project: Project | undefined,
): (target: DateTarget) => TourPictureSheetProps {
  const dispatch = useAppDispatch();
  const transfers = useAppSelector(selectTransfers);
  const restorations = useAppSelector(removeTourPicture.selectStates);
  return ({ kind, day }) => {
    const segment = kind === 'subDate' ? day : undefined;
    const current = project && tourPicture(project, segment);
    return {
      picture: current?.picture,
      isChosen: current?.isChosen === true,
      transfer: transfers[pictureTransfer(id, segment)],
      restoring: restorations[tourPictureKey({ id, segment })] ?? IDLE,
      onChoose: (file) => dispatch(uploadTourPicture(id, segment, file)),
      onRestore: () => dispatch(removeTourPicture.requested({ id, segment })),
    };
  };
}
