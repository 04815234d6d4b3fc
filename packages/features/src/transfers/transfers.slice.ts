import type { ResponseOf, FileEndpointName } from '@jawla/contract';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '#core/rootReducer';
import type { Problem } from '#core/http';
import { updateProgress, resetSpeed, initialProgress, type Progress } from './progress';
import { totalBytes, type UploadRequest } from '#core/http';
import { uploadKey, type UploadSubject } from './uploadSubject';

/** What a screen needs of a file to display it. */
export type TransferredFile = Pick<File, 'name' | 'size'>;

/** An upload, which outlives the screen that started it. */
export type Transfer = {
  subject: UploadSubject;
  files: readonly TransferredFile[];
  progress: Progress;
} & TransferPhase;

type TransferPhase =
  /** Nothing has been sent yet. */
  | { phase: 'waiting' }
  /** `stalled`: no progress for a while, although the connection seems to work. */
  | { phase: 'sending'; stalled: boolean }
  /** Interrupted; resumes automatically. */
  | { phase: 'paused'; until: 'online' | 'signedIn' }
  /** All bytes are sent; waiting for the response. */
  | { phase: 'finishing'; since: number }
  | { phase: 'done'; answer: ResponseOf<FileEndpointName> }
  /** The progress before the failure, for a retry; the screen still has the files. */
  | { phase: 'failed'; problem: Problem };

export interface TransfersState {
  byKey: Readonly<Record<string, Transfer>>;
}

const initialState: TransfersState = { byKey: {} };

/** An action about one upload. */
type About<Rest = unknown> = PayloadAction<{ subject: UploadSubject } & Rest>;

/** Uploads by `uploadKey`. */
export const transfers = createSlice({
  name: 'transfers',
  initialState: () => initialState,
  reducers: {
    started: {
      // `File` is not serializable; RTK's serializability check ignores `meta.arg`.
      prepare: (subject: UploadSubject, request: UploadRequest) => ({
        payload: {
          subject,
          files: request.files.map(({ name, size }) => ({ name, size })),
        },
        meta: { arg: request },
      }),
      reducer: (
        { byKey },
        { payload: { subject, files } }: About<{ files: TransferredFile[] }>,
      ) => ({
        byKey: {
          ...byKey,
          [uploadKey(subject)]: {
            subject,
            files,
            phase: 'waiting',
            progress: initialProgress(totalBytes(files)),
          },
        },
      }),
    },
    advanced: (state, { payload: { subject, sent, at } }: About<{ sent: number; at: number }>) =>
      change(state, subject, ({ progress: before }) => {
        const progress = updateProgress(before, sent, at);
        return progress.sent >= progress.total
          ? { phase: 'finishing', progress, since: at }
          : { phase: 'sending', progress, stalled: false };
      }),
    stalled: (state, { payload: { subject } }: About) =>
      change(state, subject, ({ phase, progress }) =>
        phase === 'sending' ? { phase, progress, stalled: true } : undefined,
      ),
    paused: (state, { payload: { subject, until } }: About<{ until: 'online' | 'signedIn' }>) =>
      change(state, subject, ({ progress }) => ({
        phase: 'paused',
        until,
        progress: resetSpeed(progress),
      })),
    resumed: (state, { payload: { subject } }: About) =>
      change(state, subject, ({ progress }) => ({
        phase: 'sending',
        stalled: false,
        progress: resetSpeed(progress),
      })),
    done: (
      state,
      { payload: { subject, answer } }: About<{ answer: ResponseOf<FileEndpointName> }>,
    ) =>
      change(state, subject, ({ progress }) => ({
        phase: 'done',
        answer,
        progress: { ...progress, sent: progress.total },
      })),
    failed: (state, { payload: { subject, problem } }: About<{ problem: Problem }>) =>
      change(state, subject, ({ progress }) => ({
        phase: 'failed',
        problem,
        progress: initialProgress(progress.total),
      })),
    /** Cancels a running upload, or clears the result of one that has ended. */
    discarded: ({ byKey }, { payload: { subject } }: About) => {
      const { [uploadKey(subject)]: _, ...others } = byKey;
      return { byKey: others };
    },
  },
  selectors: {
    /** All uploads, by `uploadKey`. */
    selectTransfers: ({ byKey }): TransfersState['byKey'] => byKey,
    selectTransfer: ({ byKey }, subject: UploadSubject): Transfer | undefined =>
      byKey[uploadKey(subject)],
    /** A running upload about one of the subjects that match. */
    selectRunningTransfer: (
      { byKey },
      isAbout: (subject: UploadSubject) => boolean,
    ): Transfer | undefined =>
      Object.values(byKey).find((one) => isRunning(one) && isAbout(one.subject)),
  },
});

/** Changes an upload to another phase; none if it was discarded, or if the change is `undefined`. */
function change(
  state: TransfersState,
  about: UploadSubject,
  next: (transfer: Transfer) => (TransferPhase & { progress: Progress }) | undefined,
): TransfersState {
  const key = uploadKey(about);
  const transfer = state.byKey[key];
  const changed = transfer && next(transfer);
  if (transfer === undefined || changed === undefined) return state;
  const { subject, files } = transfer;
  return { byKey: { ...state.byKey, [key]: { subject, files, ...changed } } };
}

declare module '#core/rootReducer' {
  interface LazySlices extends WithSlice<typeof transfers> {}
}

export const { selectRunningTransfer, selectTransfer, selectTransfers } =
  transfers.injectInto(rootReducer).selectors;

/** Whether an upload is running, so that leaving the portal would interrupt it. */
export function isRunning(transfer: Transfer | undefined): boolean {
  return transfer !== undefined && transfer.phase !== 'done' && transfer.phase !== 'failed';
}
