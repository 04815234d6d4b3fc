import { archivesSaga } from '../archives/archives.saga';
import { authSaga } from '../auth/auth.saga';
import { editorSaga } from '../editor/editor.saga';
import { pilotListSaga } from '../pilots/list/pilotList.saga';
import { pilotsSaga } from '../pilots/pilots.saga';
import { projectsSaga } from '../projects/projects.saga';
import { sessionSaga } from '../session/session.saga';
import { clientsSaga } from '../clients/clients.saga';
import { connectionSaga } from '../shell/connection.saga';
import { transfersSaga } from '../transfers/transfers.saga';
import { usersSaga } from '../users/users.saga';
import { all, call, delay, spawn } from './effects';

const SAGAS = {
  session: sessionSaga,
  connection: connectionSaga,
  transfers: transfersSaga,
  auth: authSaga,
  projects: projectsSaga,
  pilots: pilotsSaga,
  users: usersSaga,
  clients: clientsSaga,
  editor: editorSaga,
  archives: archivesSaga,
  pilotList: pilotListSaga,
};

/** Before a saga that broke is started again, in milliseconds: one that breaks at once must not spin. */
const REST_MS = 1000;

/** Each feature on its own: one that fails is told about, started again, and stops no other. */
export function* rootSaga(onCrash: (feature: string, cause: unknown) => void) {
  yield all(
    Object.entries(SAGAS).map(([feature, saga]) =>
      spawn(function* keepAlive() {
        while (true) {
          try {
            yield* saga();
            return;
          } catch (cause) {
            yield* call(onCrash, feature, cause);
            yield delay(REST_MS);
          }
        }
      }),
    ),
  );
}
