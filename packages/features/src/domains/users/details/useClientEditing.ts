import type { UserRow } from '@jawla/contract';
import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Problem, type RequestState } from '#core/http';
import { href } from '#core/routing';
import {
  entitiesChanged,
  useAppDispatch,
  useAppSelector,
  useOutcome,
  useRequest,
} from '#core/store';
import { createClient, loadClient, sendVerification, updateClient } from '../users.requests';
import { selectCreatedMessage, users, type CreatedClient } from '../users.slice';
import type { ClientForm } from './clientForm';

export type SaveState =
  | { phase: 'idle' | 'saving' }
  | { phase: 'saved'; message: string }
  | { phase: 'failed'; problem: Problem };

/** State of creating a project, or of sending a link. */
export type SendState =
  | { phase: 'idle' | 'running' | 'done' }
  | { phase: 'failed'; problem: Problem };

export interface ClientEditing {
  save: SaveState;
  verification: SendState;
  onSubmit: (form: ClientForm) => void;
  /** The user has closed the outcome of the save, or continues editing. */
  onSaveDismissed: () => void;
  /** The form is left with unsaved changes. */
  onAbandon: () => void;
  onSendLink: (client: UserRow) => void;
}

/**
 * Creates or updates a client.
 *
 * @param userName User name of the client; `undefined` to create one.
 */
export function useClientEditing(userName: string | undefined): ClientEditing {
  const dispatch = useAppDispatch();
  const [formId] = useState(() => nanoid());
  const creation = useOutcome(createClient, formId);
  const update = useOutcome(updateClient, userName ?? '');
  // The form that created the client has left it, once.
  const left = useAppSelector((state) => selectCreatedMessage(state, userName ?? ''));
  const [created, setCreated] = useState(left);
  useEffect(() => void dispatch(users.actions.createdSeen()), [dispatch]);
  const verification = useOutcome(sendVerification, userName ?? '');
  useOpenCreated(creation);
  const message = update.phase === 'ready' ? update.data.message : created;

  return {
    save: saveStateOf(userName === undefined ? creation : update, message),
    verification: sendStateOf(verification),
    onSubmit: (form) =>
      dispatch(
        userName === undefined
          ? createClient.requested({ form, formId })
          : updateClient.requested(form),
      ),
    onSaveDismissed: () => {
      dispatch(createClient.dismissed(formId));
      dispatch(updateClient.dismissed(userName ?? ''));
      setCreated(undefined);
    },
    onAbandon: () => dispatch(entitiesChanged([{ kind: 'client' }])),
    onSendLink: (client) => dispatch(sendVerification.requested(client)),
  };
}

/** Replaces the empty form with that of the created client once it has loaded, if the form is still open. */
function useOpenCreated(creation: RequestState<CreatedClient>): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const client = creation.phase === 'ready' ? creation.data : undefined;
  const userName = client?.userName;
  const { phase } = useRequest(loadClient, userName);
  const created = phase === 'ready' || phase === 'failed' ? userName : undefined;
  const open = useEffectEvent((clientID: string) => {
    if (client !== undefined) dispatch(users.actions.created(client));
    void navigate(href('client', { clientID }), { replace: true });
  });
  useEffect(() => {
    if (created !== undefined) open(created);
  }, [created]);
}

function saveStateOf(request: RequestState<unknown>, message: string | undefined): SaveState {
  // The form of the created client is about to open: until then, the old one counts as saved.
  if (request.phase === 'loading') return { phase: 'saving' };
  if (request.phase === 'failed') return { phase: 'failed', problem: request.problem };
  if (message !== undefined) return { phase: 'saved', message };
  return request.phase === 'ready' ? { phase: 'saving' } : { phase: 'idle' };
}

export function sendStateOf(request: RequestState<unknown>): SendState {
  switch (request.phase) {
    case 'idle':
      return { phase: 'idle' };
    case 'loading':
      return { phase: 'running' };
    case 'ready':
      return { phase: 'done' };
    case 'failed':
      return { phase: 'failed', problem: request.problem };
    default:
      return request satisfies never;
  }
}
