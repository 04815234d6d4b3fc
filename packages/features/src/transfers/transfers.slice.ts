import type { ResponseOf, FileEndpointName } from '@jawla/contract';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '#core/rootReducer';
import type { Problem } from '#core/http';
import { updateProgress, resetSpeed, initialProgress, type Progress } from './progress';
import { totalBytes, type UploadRequest } from '#core/http';

/** State of an upload: a union of six phases. */
export type Transfer =
  /** Nothing has been sent yet. */
  | { phase: 'waiting'; progress: Progress }
  /** `stalled`: no progress for a while, although the connection seems to work. */
  | { phase: 'sending'; progress: Progress; stalled: boolean }
  /** Interrupted; resumes automatically. */
  | { phase: 'paused'; progress: Progress; until: 'online' | 'signedIn' }
  /** All bytes are sent; waiting for the response. */
  | { phase: 'finishing'; progress: Progress; since: number }
  | { phase: 'done'; progress: Progress; answer: ResponseOf<FileEndpointName> }
  /** The progress before the failure, for a retry; the screen still has the files. */
  | { phase: 'failed'; progress: Progress; problem: Problem };

/** What a screen needs of an upload to display it. */
export type TransferredFile = Pick<File, 'name' | 'size'>;

export interface TransfersState {
  byId: Record<string, Transfer>;
  /** The files of each upload, which outlives the screen that started it. */
  filesById: Record<string, readonly TransferredFile[]>;
}

const initialState: TransfersState = { byId: {}, filesById: {} };
const NO_FILES: readonly TransferredFile[] = [];

/** Uploads by id; the screen chooses the id. */
export const transfers = createSlice({
  name: 'transfers',
  initialState: () => initialState,
  reducers: {
    started: {
      // `File` is not serializable; RTK's serializability check ignores `meta.arg`.
      prepare: (id: string, request: UploadRequest) => ({
        payload: { id, files: request.files.map(({ name, size }) => ({ name, size })) },
        meta: { arg: request },
      }),
      reducer: (
        { byId, filesById },
        { payload: { id, files } }: PayloadAction<{ id: string; files: TransferredFile[] }>,
      ) => {
        byId[id] = { phase: 'waiting', progress: initialProgress(totalBytes(files)) };
        filesById[id] = files;
      },
    },
    advanced: (
      { byId },
      { payload: { id, sent, at } }: PayloadAction<{ id: string; sent: number; at: number }>,
    ) => {
      const transfer = byId[id];
      if (transfer === undefined) return;
      const progress = updateProgress(transfer.progress, sent, at);
      byId[id] =
        progress.sent >= progress.total
          ? { phase: 'finishing', progress, since: at }
          : { phase: 'sending', progress, stalled: false };
    },
    stalled: ({ byId }, { payload: id }: PayloadAction<string>) => {
      const transfer = byId[id];
      if (transfer?.phase === 'sending') transfer.stalled = true;
    },
    paused: (
      { byId },
      { payload: { id, until } }: PayloadAction<{ id: string; until: 'online' | 'signedIn' }>,
    ) => {
      const transfer = byId[id];
      if (transfer === undefined) return;
      byId[id] = { phase: 'paused', progress: resetSpeed(transfer.progress), until };
    },
    resumed: ({ byId }, { payload: id }: PayloadAction<string>) => {
      const transfer = byId[id];
      if (transfer === undefined) return;
      byId[id] = { phase: 'sending', progress: resetSpeed(transfer.progress), stalled: false };
    },
    done: (
      { byId },
      {
        payload: { id, answer },
      }: PayloadAction<{ id: string; answer: ResponseOf<FileEndpointName> }>,
    ) => {
      const transfer = byId[id];
      if (transfer === undefined) return;
      const progress = { ...transfer.progress, sent: transfer.progress.total };
      byId[id] = { phase: 'done', progress, answer };
    },
    failed: (
      { byId },
      { payload: { id, problem } }: PayloadAction<{ id: string; problem: Problem }>,
    ) => {
      const transfer = byId[id];
      if (transfer === undefined) return;
      byId[id] = { phase: 'failed', progress: initialProgress(transfer.progress.total), problem };
    },
    /** Cancels a running upload, or clears the result of one that has ended. */
    discarded: ({ byId, filesById }, { payload: id }: PayloadAction<string>) => {
      delete byId[id];
      delete filesById[id];
    },
  },
  selectors: {
    /** A running upload whose id contains a text: the ids of all uploads of a project contain its id. */
    selectRunningTransfer: ({ byId }, part: string): Transfer | undefined =>
      Object.entries(byId).find(([id, one]) => id.includes(part) && isRunning(one))?.[1],
    selectTransfers: ({ byId }): TransfersState['byId'] => byId,
    selectTransfer: ({ byId }, id: string): Transfer | undefined => byId[id],
    selectTransferFiles: ({ filesById }, id: string) => filesById[id] ?? NO_FILES,
  },
});

declare module '#core/rootReducer' {
  interface LazySlices extends WithSlice<typeof transfers> {}
}

export const { selectRunningTransfer, selectTransfer, selectTransferFiles, selectTransfers } =
  transfers.injectInto(rootReducer).selectors;

/** Whether an upload is running, so that leaving the page would lose it. */
export function isRunning(transfer: Transfer | undefined): boolean {
  return transfer !== undefined && transfer.phase !== 'done' && transfer.phase !== 'failed';
}
