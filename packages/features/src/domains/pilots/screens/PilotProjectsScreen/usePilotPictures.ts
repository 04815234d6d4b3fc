import { IDLE } from '#core/http';
import { useAppDispatch, useAppSelector, useOutcomes } from '#core/store';
import type { TourPictureSheetProps } from '#tours';
import { selectTransfers, uploadKey } from '#transfers';
import { uploadPilotPicture } from '../../pilots.model';
import { removePilotPicture } from '../../pilots.requests';

/** Upload and requests of one pilot's picture, without the picture itself. */
export type PilotPictureActions = Omit<TourPictureSheetProps, 'picture' | 'isChosen'>;

/** Returns, by name of a pilot, the upload of its picture and the actions that replace or restore it. */
export function usePilotPictures(): (name: string) => PilotPictureActions {
  const dispatch = useAppDispatch();
  const transfers = useAppSelector(selectTransfers);
  const restorations = useOutcomes(removePilotPicture);
  return (name) => ({
    transfer: transfers[uploadKey({ kind: 'pilotPicture', name })],
    restoring: restorations[name] ?? IDLE,
    onChoose: (file) => dispatch(uploadPilotPicture(name, file)),
    onRestore: () => dispatch(removePilotPicture.requested(name)),
  });
}
