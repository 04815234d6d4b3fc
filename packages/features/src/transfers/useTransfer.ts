import type { FileEndpointName } from '@jawla/contract';
import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '#core/store';
import { selectTransfer, transfers, type Transfer } from './transfers.slice';
import type { UploadRequest } from '#core/http';

export interface TransferControls {
  /** How far it is; nothing before it starts and after it was discarded. */
  transfer: Transfer | undefined;
  /** Sends files; what ran under the same id is called off. */
  send: <Name extends FileEndpointName>(request: UploadRequest<Name>) => void;
  /** Calls it off, or forgets how it ended. */
  drop: () => void;
}

/**
 * An upload of a screen.
 *
 * @param id tells it from others; it outlives the screen
 */
export function useTransfer(id: string): TransferControls {
  const dispatch = useAppDispatch();
  const transfer = useAppSelector((state) => selectTransfer(state, id));
  return useMemo(
    () => ({
      transfer,
      send: (request) => dispatch(transfers.actions.started(id, request)),
      drop: () => dispatch(transfers.actions.discarded(id)),
    }),
    [dispatch, id, transfer],
  );
}
