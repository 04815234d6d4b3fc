import type { ResponseOf, FileEndpointName } from '@jawla/contract';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '#core/rootReducer';
import type { Problem } from '#core/http';
import { session } from '#session';
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

/** What a paused upload waits for: the network, the login of its user, or the user. */
export type PauseEnd = 'online' | 'signedIn' | 'resumed';

type TransferPhase =
  /** Nothing has been sent yet. */
  | { phase: 'waiting' }
  /** `stalled`: no progress for a while, although the connection seems to work. */
  | { phase: 'sending'; stalled: boolean }
  /** Interrupted; resumes automatically, unless the user has paused it. */
  | { phase: 'paused'; until: PauseEnd }
  /** All bytes are sent; waiting for the response. */
  | { phase: 'finishing'; since: number }
  | { phase: 'done'; answer: ResponseOf<FileEndpointName>; at: number }
  /** Its files are still known, for a retry. */
  | { phase: 'failed'; problem: Problem };

type Phase<Name extends TransferPhase['phase']> = Extract<TransferPhase, { phase: Name }>;

export interface TransfersState {
  /** User name of the user to whom the uploads belong. */
  owner: string | undefined;
  byKey: Readonly<Record<string, Transfer>>;
}

const initialState: TransfersState = { owner: undefined, byKey: {} };

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
      reducer: (state, { payload: { subject, files } }: About<{ files: TransferredFile[] }>) =>
        set(state, {
          subject,
          files,
          phase: 'waiting',
          progress: initialProgress(totalBytes(files)),
        }),
    },
    /** The user had been loaded before this slice. */
    ownerKnown: (state, { payload }: PayloadAction<string>) => ({ ...state, owner: payload }),
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
    paused: (state, { payload: { subject, until } }: About<{ until: PauseEnd }>) =>
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
      { payload: { subject, answer, at } }: About<Pick<Phase<'done'>, 'answer' | 'at'>>,
    ) =>
      change(state, subject, ({ progress }) => ({
        phase: 'done',
        answer,
        at,
        progress: { ...progress, sent: progress.total },
      })),
    failed: (state, { payload: { subject, problem } }: About<{ problem: Problem }>) =>
      change(state, subject, ({ progress }) => ({
        phase: 'failed',
        problem,
        progress: initialProgress(progress.total),
      })),
    /** A failed upload is sent again. */
    retried: (state, { payload: { subject } }: About) =>
      change(state, subject, ({ progress }) => ({ phase: 'waiting', progress })),
    /** The user cancels a running upload. */
    cancelled: {
      prepare: ({ subject, files }: Transfer) => ({ payload: { subject, files } }),
      reducer: (state, { payload }: About<Pick<Transfer, 'files'>>) =>
        without(state, payload.subject),
    },
    /** The user has seen the result of an upload that has ended. */
    dismissed: (state, { payload }: About) => without(state, payload.subject),
  },
  extraReducers: (builder) => {
    builder
      // The end of a session only pauses the uploads of its user; the login of another one discards them.
      .addCase(session.actions.userLoaded, (state, { payload: { userName } }) =>
        userName === state.owner ? state : { owner: userName, byKey: {} },
      )
      .addCase(session.actions.loggedOut, () => initialState);
  },
  selectors: {
    /** All uploads, by `uploadKey`. */
    selectTransfers: ({ byKey }): TransfersState['byKey'] => byKey,
    selectTransfer: ({ byKey }, subject: UploadSubject): Transfer | undefined =>
      byKey[uploadKey(subject)],
    /** Whether any upload is running. */
    selectIsUploading: ({ byKey }) => Object.values(byKey).some(isRunning),
  },
});

/** Changes an upload to another phase; none if it was discarded, or if the change is `undefined`. */
function change(
  state: TransfersState,
  about: UploadSubject,
  next: (transfer: Transfer) => (TransferPhase & { progress: Progress }) | undefined,
): TransfersState {
  const transfer = state.byKey[uploadKey(about)];
  const changed = transfer && next(transfer);
  if (transfer === undefined || changed === undefined) return state;
  const { subject, files } = transfer;
  return set(state, { subject, files, ...changed });
}

function set(state: TransfersState, transfer: Transfer): TransfersState {
  return { ...state, byKey: { ...state.byKey, [uploadKey(transfer.subject)]: transfer } };
}

function without(state: TransfersState, subject: UploadSubject): TransfersState {
  const { [uploadKey(subject)]: _, ...byKey } = state.byKey;
  return { ...state, byKey };
}

declare module '#core/rootReducer' {
  interface LazySlices extends WithSlice<typeof transfers> {}
}

export const { selectIsUploading, selectTransfer, selectTransfers } =
  transfers.injectInto(rootReducer).selectors;

/** Whether an upload is running, so that leaving the portal would interrupt it. */
export function isRunning(transfer: Transfer | undefined): boolean {
  return transfer !== undefined && transfer.phase !== 'done' && transfer.phase !== 'failed';
}

/**
 * Whether an upload can be cancelled: not once all of it was sent, because the server may be publishing it, or have
 * published it before the connection was lost.
 */
export function isCancellable({ phase, progress }: Transfer): boolean {
  const isMoving = phase === 'waiting' || phase === 'sending' || phase === 'paused';
  return isMoving && progress.sent < progress.total;
}
