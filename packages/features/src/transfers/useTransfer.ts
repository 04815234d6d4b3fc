import type { FileEndpointName } from '@jawla/contract';
import type { UploadRequest } from '#core/http';
import { useAppDispatch, useAppSelector } from '#core/store';
import { isRunning, selectTransfer, transfers, type Transfer } from './transfers.slice';
import type { UploadSubject } from './uploadSubject';

export interface TransferControls {
  /** State of the upload; `undefined` before it starts and after it was discarded. */
  transfer: Transfer | undefined;
  /** Sends files; cancels a running upload about the same subject. */
  send: <Name extends FileEndpointName>(request: UploadRequest<Name>) => void;
  /** Sends a failed upload again. */
  retry: () => void;
  /** Cancels the upload if it is running, otherwise clears its result. */
  discard: () => void;
}

/** Returns the upload about a subject, with its actions. */
export function useTransfer(subject: UploadSubject): TransferControls {
  const dispatch = useAppDispatch();
  const transfer = useAppSelector((state) => selectTransfer(state, subject));
  return {
    transfer,
    send: (request) => dispatch(transfers.actions.started(subject, request)),
    retry: () => dispatch(transfers.actions.retried({ subject })),
    discard: () => {
      if (transfer === undefined) return;
      const { cancelled, dismissed } = transfers.actions;
      dispatch(isRunning(transfer) ? cancelled(transfer) : dismissed({ subject }));
    },
  };
}
