import type { ResponseOf, FileEndpointName } from '@jawla/contract';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { parts } from '#core/parts';
import type { Problem } from '#core/http';
import { updateProgress, resetSpeed, initialProgress, type Progress } from './progress';
import { totalBytes, type UploadRequest } from '#core/http';

/** Files on their way, in one of six states. */
export type Transfer =
  /** Nothing has left yet. */
  | { phase: 'waiting'; progress: Progress }
  /** `stalled`: nothing has left for a while, and nothing says that it will not. */
  | { phase: 'sending'; progress: Progress; stalled: boolean }
  /** Held up; goes on by itself. */
  | { phase: 'paused'; progress: Progress; until: 'online' | 'signedIn' }
  /** All has left; the server is at work. */
  | { phase: 'finishing'; progress: Progress; since: number }
  | { phase: 'done'; progress: Progress; answer: ResponseOf<FileEndpointName> }
  /** As before, for a retry; the screen still has the files. */
  | { phase: 'failed'; progress: Progress; problem: Problem };

/** What a screen says of a file on its way. */
export type TransferredFile = Pick<File, 'name' | 'size'>;

export interface TransfersState {
  byId: Record<string, Transfer>;
  /** The files of each transfer: it outlives the screen that chose them. */
  filesById: Record<string, readonly TransferredFile[]>;
}

const initialState: TransfersState = { byId: {}, filesById: {} };
const NO_FILES: readonly TransferredFile[] = [];

/** Uploads, each under the name that its screen gave it. */
export const transfers = createSlice({
  name: 'transfers',
  initialState: () => initialState,
  reducers: {
    started: {
      // Files are no plain data: they travel where the store's checks for plain data do not look.
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
    /** Cancels a running upload, and clears the result of one that has ended. */
    discarded: ({ byId, filesById }, { payload: id }: PayloadAction<string>) => {
      delete byId[id];
      delete filesById[id];
    },
  },
  selectors: {
    /** A running upload whose id contains a text: all of a project's uploads contain its id. */
    selectRunningTransfer: ({ byId }, part: string): Transfer | undefined =>
      Object.entries(byId).find(([id, one]) => id.includes(part) && isRunning(one))?.[1],
    selectTransfers: ({ byId }): TransfersState['byId'] => byId,
    selectTransfer: ({ byId }, id: string): Transfer | undefined => byId[id],
    selectTransferFiles: ({ filesById }, id: string) => filesById[id] ?? NO_FILES,
  },
});

declare module '#core/parts' {
  interface LazyParts extends WithSlice<typeof transfers> {}
}

export const { selectRunningTransfer, selectTransfer, selectTransferFiles, selectTransfers } =
  transfers.injectInto(parts).selectors;

/** Whether a transfer is under way: there is something to lose. */
export function isRunning(transfer: Transfer | undefined): boolean {
  return transfer !== undefined && transfer.phase !== 'done' && transfer.phase !== 'failed';
}
