import type { FileEndpointName } from '@jawla/contract';
import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '#core/store';
import { selectTransfer, transfers, type Transfer } from './transfers.slice';
import type { UploadRequest } from '#core/http';

export interface TransferControls {
  /** State of the upload; `undefined` before it starts and after it was discarded. */
  transfer: Transfer | undefined;
  /** Sends files; cancels a running upload with the same id. */
  send: <Name extends FileEndpointName>(request: UploadRequest<Name>) => void;
  /** Cancels a running upload, or clears the result of one that has ended. */
  discard: () => void;
}

/**
 * Returns the upload of a screen, with its actions.
 *
 * @param id Identifies the upload, which outlives the screen.
 */
export function useTransfer(id: string): TransferControls {
  const dispatch = useAppDispatch();
  const transfer = useAppSelector((state) => selectTransfer(state, id));
  return useMemo(
    () => ({
      transfer,
      send: (request) => dispatch(transfers.actions.started(id, request)),
      discard: () => dispatch(transfers.actions.discarded(id)),
    }),
    [dispatch, id, transfer],
  );
}
