import { DATE_SLOT } from '@jawla/contract/tours';
import { Spinner } from '@jawla/ui';
import { Navigate, useParams } from 'react-router-dom';
import { useOfflineRemoteData } from '#core/connection';
import { LoadFailed } from '#core/http';
import { useText } from '#core/i18n';
import { href, PageTitle } from '#core/routing';
import { useAppDispatch, useAppSelector, useRequest } from '#core/store';
import { findNoteLink, NOTE_PARAM, notesBarTexts } from '#notes';
import { selectUser } from '#session';
import { viewerPath } from '../../projects.model';

/** Leads from the short address of a note to the tour. An unknown one and a forbidden one look alike. */
export function NoteLinkScreen() {
  const { note: code = '' } = useParams();
  const t = useText(notesBarTexts);
  const dispatch = useAppDispatch();
  const retry = () => void dispatch(findNoteLink.requested(code, { force: true }));
  const remote = useOfflineRemoteData(useRequest(findNoteLink, code), retry);
  const user = useAppSelector(selectUser);
  if (remote.phase === 'ready' && user !== undefined) {
    const { owner, projectName, slot, number } = remote.data;
    const segment = slot === DATE_SLOT ? undefined : slot;
    const pathname = viewerPath(user, owner, projectName, segment);
    return <Navigate to={{ pathname, search: `?${NOTE_PARAM}=${number}` }} replace />;
  }
  const problem = remote.phase === 'failed' ? remote.problem : undefined;
  if (problem?.kind === 'notFound' || problem?.kind === 'forbidden')
    return <Navigate to={href('noProjectFound', {})} replace state={{ err: 'no-project-found' }} />;
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {problem === undefined ? (
        <Spinner label={t('title')} />
      ) : (
        <LoadFailed title={t('failed')} problem={problem} onRetry={retry} />
      )}
    </>
  );
}
