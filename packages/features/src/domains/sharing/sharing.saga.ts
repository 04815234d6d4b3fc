import { createAction } from '@reduxjs/toolkit';
import { fork, put, select, take, takeEvery } from '#core/store';
import {
  createGuestLink,
  mailGuestLink,
  replaceGuestLink,
  revokeGuestLink,
  revokeGuestLinks,
  updateGuestLink,
} from './sharing.requests';

/** The share sheet of a project was opened. */
export const sheetOpened = createAction<string>('sharing/sheetOpened');
/** It was closed, also by leaving the page. */
export const sheetClosed = createAction<string>('sharing/sheetClosed');

const WRITES = [
  createGuestLink,
  replaceGuestLink,
  mailGuestLink,
  updateGuestLink,
  revokeGuestLink,
  revokeGuestLinks,
] as const;

/**
 * Drops outcomes when the sheet that shows them is closed: secrets of links are in the store only while they are
 * shown. A response that arrives after that is dropped, too.
 */
export function* sharingSaga() {
  const open = new Set<string>();
  yield fork(dropLateSecrets, open);
  for (;;) {
    const action: unknown = yield take([sheetOpened, sheetClosed]);
    if (sheetOpened.match(action)) open.add(action.payload);
    if (!sheetClosed.match(action)) continue;
    const project = action.payload;
    open.delete(project);
    for (const request of WRITES) {
      const states = yield* select((root): object => request.selectStates(root));
      for (const key of Object.keys(states)) {
        if (key === project || key.startsWith(`${project}|`)) yield put(request.dismissed(key));
      }
    }
  }
}

function* dropLateSecrets(open: ReadonlySet<string>) {
  yield takeEvery(
    [createGuestLink.loaded, replaceGuestLink.loaded],
    function* drop({
      type,
      payload: { key, input },
    }: ReturnType<typeof createGuestLink.loaded | typeof replaceGuestLink.loaded>) {
      if (open.has(input.project)) return;
      const request = type === createGuestLink.loaded.type ? createGuestLink : replaceGuestLink;
      yield put(request.dismissed(key));
    },
  );
}
