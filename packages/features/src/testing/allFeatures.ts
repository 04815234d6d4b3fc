/** Stories and tests may look at any part of the store: all of them are there. */
import '../domains/tours/upload/archives.feature';
import '../domains/auth/auth.feature';
import '../domains/users/details/clients.feature';
import '../domains/projects/editor/editor.feature';
import '../domains/pilots/list/pilotList.feature';
import '../domains/pilots/pilots.feature';
import '../domains/projects/projects.feature';
import '../session/session.feature';
import '../core/connection/connection.feature';
import '../transfers/transfers.feature';
import '../domains/users/list/users.feature';
