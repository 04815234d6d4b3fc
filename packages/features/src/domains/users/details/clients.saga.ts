import { EMAIL_TYPES } from '@jawla/contract/rules';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { UserRow } from '@jawla/contract';
import { ProblemError, toProblem, type ApiClient } from '#core/http';
import {
  call,
  debounce,
  getContext,
  put,
  select,
  takeEvery,
  takeLatest,
  takeLeading,
} from '#core/store';
import { users } from '../list/users.slice';
import { nextProject, trimmed } from './clients.model';
import { clients, selectClientFresh } from './clients.slice';

/** A client is shown, or is about to be: wanted, unless it is there already; `again` asks in any case. */
export const clientWanted = createAction<{ userName: string; again?: boolean }>(
  'clients/clientWanted',
);

/** The pointer or the focus rests on a client: most likely the form is opened next. */
export const clientIntended = createAction<string>('clients/clientIntended');

/** How long it must rest, in milliseconds: a pointer on its way passes many. */
const REST_MS = 120;

/** Loads, creates and changes clients, and adds and deletes their projects. */
export function* clientsSaga() {
  yield takeEvery(clientWanted, function* wanted({ payload: { userName, again = false } }) {
    yield* loadClient(userName, again);
  });
  yield debounce(REST_MS, clientIntended, function* intended({ payload: userName }) {
    yield put(clientWanted({ userName }));
  });
  yield takeLeading(clients.actions.createSubmitted, create);
  yield takeLeading(clients.actions.updateSubmitted, update);
  yield takeLatest([clients.actions.projectAdded, clients.actions.creationGivenUp], addProject);
  yield takeEvery(clients.actions.deleteConfirmed, deleteProject);
  yield takeLeading(clients.actions.linkAsked, sendLink);
  yield takeEvery(clients.actions.formAbandoned, function* abandoned() {
    yield put(users.actions.outdated());
  });
}

function* loadClient(userName: string, again: boolean) {
  const fresh = yield* select((state) => selectClientFresh(state, userName, Date.now()));
  if (fresh && !again) return;
  const http = yield* getContext('http');
  yield put(clients.actions.clientRequested(userName));
  try {
    const client = yield* call(() => http.send('client', { params: { clientID: userName } }));
    yield put(clients.actions.clientArrived({ userName, client, at: Date.now() }));
  } catch (cause) {
    yield put(clients.actions.clientFailed({ userName, problem: toProblem(cause) }));
  }
}

function* create({ payload }: ReturnType<typeof clients.actions.createSubmitted>) {
  const http = yield* getContext('http');
  const navigate = yield* getContext('navigate');
  const form = trimmed(payload);
  try {
    const answer = yield* call(() =>
      http.send('createUser', { body: { ...form, emailType: EMAIL_TYPES.userCreated } }),
    );
    const { userName } = answer.data;
    yield put(users.actions.outdated());
    // Before the form is called saved: until then nothing of it counts as unsaved.
    yield* call(navigate, `/dashboard/${encodeURIComponent(userName)}`, { replace: true });
    yield put(clients.actions.saved(answer.message));
  } catch (cause) {
    yield put(clients.actions.saveFailed(toProblem(cause)));
  }
}

function* update({ payload }: ReturnType<typeof clients.actions.updateSubmitted>) {
  const http = yield* getContext('http');
  const form = trimmed(payload);
  const { userName } = form;
  try {
    const { message } = yield* call(() =>
      http.send('updateUser', { params: { userName }, body: form }),
    );
    yield put(users.actions.outdated());
    yield* loadClient(userName, true);
    yield put(clients.actions.saved(message));
  } catch (cause) {
    yield put(clients.actions.saveFailed(toProblem(cause)));
  }
}

/** How many names are tried when somebody else makes projects for the same client. */
const NAMES_TRIED = 5;

function* addProject(action: UnknownAction) {
  // Given up: what ran before was cancelled by this very action.
  if (!clients.actions.projectAdded.match(action)) return;
  const http = yield* getContext('http');
  const navigate = yield* getContext('navigate');
  const client = action.payload;
  const { userName } = client;
  try {
    const id = yield* call(createProject, http, client);
    yield put(users.actions.outdated());
    yield put(clients.actions.outdated());
    yield put(clients.actions.projectCreated());
    const path = `/dashboard/${encodeURIComponent(userName)}/project/${encodeURIComponent(id)}`;
    yield* call(navigate, path, { state: { userName } });
  } catch (cause) {
    yield put(clients.actions.projectNotCreated(toProblem(cause)));
  }
}

/** @returns the new project's `_id` */
async function createProject(
  http: ApiClient,
  { userName, projectsData }: UserRow,
): Promise<string> {
  const names = [...projectsData];
  for (let attempt = 1; ; attempt += 1) {
    const body = nextProject(userName, names);
    try {
      const { project } = await http.send('createProject', {
        params: { clientId: userName },
        body,
      });
      return project._id;
    } catch (cause) {
      const problem = toProblem(cause);
      const taken = problem.kind === 'refused' && problem.status === 409;
      if (!taken || attempt >= NAMES_TRIED) throw new ProblemError(problem, { cause });
      // Made by somebody else since the list was loaded.
      names.push({ _id: body.name, name: body.name, owner: userName });
    }
  }
}

function* deleteProject({
  payload: { client, project },
}: ReturnType<typeof clients.actions.deleteConfirmed>) {
  const http = yield* getContext('http');
  const isOwner = project.owner === client._id ? 'true' : 'false';
  try {
    yield* call(() =>
      http.send('deleteProject', {
        params: { projectId: project._id },
        // A header holds Latin letters only.
        headers: { isOwner, user: encodeURIComponent(client.userName) },
      }),
    );
  } catch (cause) {
    yield put(clients.actions.deleteFailed({ project, problem: toProblem(cause) }));
  }
  yield put(users.actions.outdated());
  yield put(clients.actions.outdated());
  yield* loadClient(client.userName, true);
}

function* sendLink({ payload: { email } }: ReturnType<typeof clients.actions.linkAsked>) {
  const http = yield* getContext('http');
  try {
    yield* call(() =>
      http.send('sendVerifyEmail', { body: { email, emailType: EMAIL_TYPES.verifyEmail } }),
    );
    yield put(clients.actions.linkSent());
  } catch (cause) {
    yield put(clients.actions.linkFailed(toProblem(cause)));
  }
}
