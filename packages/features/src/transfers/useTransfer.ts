import type { FileEndpointName } from '@jawla/contract';
import { useAppDispatch, useAppSelector } from '#core/store';
import { selectTransfer, transfers, type Transfer } from './transfers.slice';
import type { UploadRequest } from '#core/http';
import type { UploadSubject } from './uploadSubject';

export interface TransferControls {
  /** State of the upload; `undefined` before it starts and after it was discarded. */
  transfer: Transfer | undefined;
  /** Sends files; cancels a running upload about the same subject. */
  send: <Name extends FileEndpointName>(request: UploadRequest<Name>) => void;
  /** Cancels a running upload, or clears the result of one that has ended. */
  discard: () => void;
}

/** Returns the upload about a subject, with its actions. */
export function useTransfer(subject: UploadSubject): TransferControls {
  const dispatch = useAppDispatch();
  const transfer = useAppSelector((state) => selectTransfer(state, subject));
  return {
    transfer,
    send: (request) => dispatch(transfers.actions.started(subject, request)),
    discard: () => dispatch(transfers.actions.discarded({ subject })),
  };
}
