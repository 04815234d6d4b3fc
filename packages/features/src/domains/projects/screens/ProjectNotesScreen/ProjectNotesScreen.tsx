import type { Project, SessionUser } from '@jawla/contract';
import { DATE_SLOT } from '@jawla/contract/tours';
import { Ltr } from '@jawla/ui';
import { Navigate, useParams } from 'react-router-dom';
import { useOfflineRemoteData } from '#core/connection';
import { dataOf } from '#core/http';
import { useText, type Translate } from '#core/i18n';
import { href } from '#core/routing';
import { useAppDispatch, useAppSelector, useRequest } from '#core/store';
import { notesBarTexts, NotesReport } from '#notes';
import { selectUser } from '#session';
import { PagePath, type PagePathProps } from '#shell';
import { projectNotesTexts } from '../../projectNotes.texts';
import { tourDays, viewerPath } from '../../projects.model';
import { loadProject } from '../../projects.requests';

/** All notes of a project. An unknown project and a forbidden one look alike. */
export function ProjectNotesScreen() {
  const { projectID: id = '' } = useParams();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const retry = () => void dispatch(loadProject.requested(id, { force: true }));
  const remote = useOfflineRemoteData(useRequest(loadProject, id), retry);
  if (user === undefined) return null;

  const problem = remote.phase === 'failed' ? remote.problem : undefined;
  if (problem?.kind === 'notFound' || problem?.kind === 'forbidden')
    return <Navigate to={href('noProjectFound', {})} replace state={{ err: 'no-project-found' }} />;
  const project = dataOf(remote);
  const [latest] = project ? tourDays(project) : [];
  return (
    <NotesReport
      // The key: nothing of another project stays.
      key={id}
      projectId={id}
      {...{ project, problem }}
      onRetry={retry}
      slot={latest?.segment ?? DATE_SLOT}
      tourDay={latest?.day}
      path={<Path {...{ user, project }} />}
    />
  );
}

/** The projects of a client, or for admins the clients, and the project. */
function Path({ user, project }: { user: SessionUser; project: Project | undefined }) {
  const t = useText(projectNotesTexts);
  const tNotes = useText(notesBarTexts);
  return <PagePath {...pathTo(project, user, t)} current={tNotes('title')} />;
}

function pathTo(
  project: Project | undefined,
  user: SessionUser,
  t: Translate<typeof projectNotesTexts>,
): Pick<PagePathProps, 'backHref' | 'parents'> {
  const top = user.isAdmin
    ? { href: href('dashboard', {}), label: t('clients') }
    : { href: href('home', { userName: user.userName }), label: t('projects') };
  if (project === undefined) return { backHref: top.href, parents: [top] };
  const { _id: projectID, name, owner } = project;
  const clientID = owner.userName;
  if (!user.isAdmin) {
    const backHref = viewerPath(user, clientID, name);
    return { backHref, parents: [top, { href: backHref, label: name }] };
  }
  const backHref = href('projectEditor', { clientID, projectID });
  const client = { href: href('client', { clientID }), label: <Ltr>{clientID}</Ltr> };
  return { backHref, parents: [top, client, { href: backHref, label: name }] };
}
