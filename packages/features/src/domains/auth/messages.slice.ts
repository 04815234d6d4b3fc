import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '#core/rootReducer';
import { dataOf, failed, IDLE, LOADING, ready, type Problem, type RemoteData } from '#core/http';

/** The account that a link belongs to, as far as the server discloses it. */
export interface LinkOwner {
  email: string;
  phone?: string | undefined;
  verified?: boolean | undefined;
}

/** How much of the account a screen requires. */
export type LinkLookup = 'address' | 'account';

export const MESSAGE_KINDS = ['code', 'resetPassword', 'verifyEmail'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export interface Message {
  kind: MessageKind;
  /** A mail address, or the digits of a phone number. */
  to: string;
  /** The screen that waits for the message is open already. */
  again: boolean;
}

/** Wait before a message can be sent again, in milliseconds. */
export const RESEND_WAIT_MS = 30_000;

export interface MessagesState {
  link: { id: string; owner: RemoteData<LinkOwner> };
  sending: {
    phase: 'idle' | 'sending' | 'sent';
    problem: Problem | undefined;
    /** When the last message was sent, in milliseconds since 1970. */
    sentAt: number | undefined;
    /** No other message is sent before this time, in milliseconds since 1970. */
    until: number;
  };
}

const QUIET: MessagesState['sending'] = {
  phase: 'idle',
  problem: undefined,
  sentAt: undefined,
  until: 0,
};

const initialState: MessagesState = { link: { id: '', owner: IDLE }, sending: QUIET };

/** Messages to signed-out visitors, and the links that identify their accounts. */
export const messages = createSlice({
  name: 'messages',
  initialState: () => initialState,
  reducers: {
    /** A screen that needs no link is shown. */
    formOpened: () => initialState,
    /** A screen that requires a link is shown, or its link was replaced. */
    linkOpened: (state, { payload: { id } }: PayloadAction<{ id: string; needs: LinkLookup }>) =>
      state.link.id === id && state.link.owner.phase === 'ready'
        ? state
        : { link: { id, owner: LOADING }, sending: QUIET },
    linkLoaded: (state, { payload }: PayloadAction<{ id: string; owner: LinkOwner }>) => {
      if (state.link.id === payload.id) state.link.owner = ready(payload.owner);
    },
    linkFailed: (state, { payload }: PayloadAction<{ id: string; problem: Problem }>) => {
      if (state.link.id === payload.id) state.link.owner = failed(payload.problem);
    },
    /** Found in `sessionStorage`: a message was sent before a reload. */
    sentBefore: (state, { payload: sentAt }: PayloadAction<number>) => {
      state.sending.sentAt = sentAt;
      state.sending.until = sentAt + RESEND_WAIT_MS;
    },
    /** The screen is closed: the next one loads the account of its link itself. */
    closed: () => initialState,
    messageRequested: (state, _: PayloadAction<Message>) => {
      state.sending.phase = 'sending';
      state.sending.problem = undefined;
    },
    /** The response's link identifies the same account. */
    messageSent: (
      state,
      { payload: { link, at } }: PayloadAction<{ link: string; at: number }>,
    ) => {
      state.link.id = link;
      state.sending = {
        phase: 'sent',
        problem: undefined,
        sentAt: at,
        until: at + RESEND_WAIT_MS,
      };
    },
    messageFailed: (
      state,
      { payload: { problem, at } }: PayloadAction<{ problem: Problem; at: number }>,
    ) => {
      state.sending.phase = 'idle';
      state.sending.problem = problem;
      if (problem.kind === 'rateLimited') state.sending.until = at + problem.retryAfter * 1000;
    },
    /** A field was edited: clears the error of the last submit. */
    edited: (state) => {
      state.sending.problem = undefined;
    },
  },
  selectors: {
    selectLink: ({ link }) => link,
    selectLinkOwner: ({ link }) => dataOf(link.owner),
    selectSending: ({ sending }) => sending,
  },
});

declare module '#core/rootReducer' {
  interface LazySlices extends WithSlice<typeof messages> {}
}

export const { selectLink, selectLinkOwner, selectSending } =
  messages.injectInto(rootReducer).selectors;
