import type { Project, TourPicture } from '@jawla/contract';
import type { RequestState } from '#core/http';
import { useAppDispatch, useAppSelector } from '#core/store';
import { selectTransfers, type Transfer } from '#transfers';
import { tourPicture } from '../projects.model';
import { removeTourPicture, tourPictureKey } from '../projects.requests';
import type { DateTarget } from './dateTarget';
import { pictureTransfer, uploadTourPicture } from './editor.model';

export interface DatePicture {
  current: TourPicture | undefined;
  /** The upload of another one. */
  transfer: Transfer | undefined;
  /** The request for the tour's own one. */
  restoring: RequestState<unknown>;
  onChoose: (file: File) => void;
  onRestore: () => void;
}

const IDLE = { phase: 'idle' } as const;

/** The pictures of the tours of a project's dates, and how they are replaced. */
export function useDatePictures(
  id: string,
  project: Project | undefined,
): (target: DateTarget) => DatePicture {
  const dispatch = useAppDispatch();
  const transfers = useAppSelector(selectTransfers);
  const restorations = useAppSelector(removeTourPicture.selectStates);
  return ({ kind, day }) => {
    const segment = kind === 'subDate' ? day : undefined;
    return {
      current: project && tourPicture(project, segment),
      transfer: transfers[pictureTransfer(id, segment)],
      restoring: restorations[tourPictureKey({ id, segment })] ?? IDLE,
      onChoose: (file) => dispatch(uploadTourPicture(id, segment, file)),
      onRestore: () => dispatch(removeTourPicture.requested({ id, segment })),
    };
  };
}
