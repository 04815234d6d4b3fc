import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { parts } from '#core/parts';
import { dataOf, failed, IDLE, LOADING, ready, type Problem, type RemoteData } from '#core/http';

/** Whose account a link stands for, as far as the server tells. */
export interface LinkOwner {
  email: string;
  phone?: string | undefined;
  verified?: boolean | undefined;
}

/** What a screen needs to know of its link. */
export type LinkLookup = 'address' | 'account';

export const MESSAGE_KINDS = ['code', 'resetPassword', 'verifyEmail'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export interface Message {
  kind: MessageKind;
  /** A mail address, or the digits of a phone number. */
  to: string;
  /** Sent from the screen that waits for it already. */
  again: boolean;
}

/** How long a person waits before a message can be sent once more, in milliseconds. */
export const RESEND_WAIT_MS = 30_000;

export interface MessagesState {
  link: { id: string; owner: RemoteData<LinkOwner> };
  sending: {
    phase: 'idle' | 'sending' | 'sent';
    problem: Problem | undefined;
    /** When the last message left, in milliseconds since 1970. */
    sentAt: number | undefined;
    /** Before this moment no other one is sent, in milliseconds since 1970. */
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

/** Messages to people who are not signed in, and the links that stand for their accounts. */
export const messages = createSlice({
  name: 'messages',
  initialState: () => initialState,
  reducers: {
    /** A screen that needs no link is shown. */
    formOpened: () => initialState,
    /** A screen that stands on a link is shown, or the link under it was replaced. */
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
    /** Found in this tab's memory: a message sent before a reload. */
    sentBefore: (state, { payload: sentAt }: PayloadAction<number>) => {
      state.sending.sentAt = sentAt;
      state.sending.until = sentAt + RESEND_WAIT_MS;
    },
    /** The screen was left: the next one looks its link up itself. */
    closed: () => initialState,
    messageRequested: (state, _: PayloadAction<Message>) => {
      state.sending.phase = 'sending';
      state.sending.problem = undefined;
    },
    /** The link that the server gave for it stands for the same account. */
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

declare module '#core/parts' {
  interface LazyParts extends WithSlice<typeof messages> {}
}

export const { selectLink, selectLinkOwner, selectSending } = messages.injectInto(parts).selectors;
