/** Stories and tests may look at any part of the store: all of them are there. */
import '../archives/archives.feature';
import '../auth/auth.feature';
import '../clients/clients.feature';
import '../editor/editor.feature';
import '../pilots/list/pilotList.feature';
import '../pilots/pilots.feature';
import '../projects/projects.feature';
import '../session/session.feature';
import '../shell/connection.feature';
import '../transfers/transfers.feature';
import '../users/users.feature';
