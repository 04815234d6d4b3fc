import { Button, LinkButton, Ltr, PageHeading, Skeleton, Stack, VisuallyHidden } from '@jawla/ui';
import { NoteIcon, ShareIcon } from '@jawla/ui/icons';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ActivitySection } from '#activity';
import { dataOf, LOADING, toRemoteData, useKeptWhileDirty } from '#core/http';
import { isolateIn, useLocale, useText } from '#core/i18n';
import { href, PageTitle } from '#core/routing';
import { useAppDispatch, useRequest } from '#core/store';
import { notesLinkTexts } from '#notes';
import { LazyErrorView, PagePath } from '#shell';
import type { UploadProject } from '#transfers';
import { VisitNote } from '#visits';
import { loadProject } from '../../../projects.requests';
import { useProjectShare } from '../../../share/useProjectShare';
import { AccessSection } from '../../access/AccessSection';
import { useAccess } from '../../access/useAccess';
import { CoverSection } from '../../cover/CoverSection';
import { useCoverUpload } from '../../cover/useCoverUpload';
import { DateUndo } from '../../dates/DateUndo';
import { DateUploads } from '../../dates/DateUploads';
import { useDateRows } from '../../dates/useDateRows';
import { editorTexts } from '../../editor.texts';
import { useProjectEditing } from '../../useProjectEditing';
import { EditProjectSkeleton } from './EditProjectSkeleton';
import * as S from './EditProject.styles';
import { ProjectForm } from './ProjectForm';

/** An admin edits a client's project. */
export function EditProjectScreen() {
  const { clientID: client = '', projectID: id = '' } = useParams();
  // The key resets the form for another project.
  return <Editor key={id} {...{ id, client }} />;
}

function Editor({ id, client }: { id: string; client: string }) {
  const dispatch = useAppDispatch();
  const [dirty, setDirty] = useState(false);
  const project = useKeptWhileDirty(toRemoteData(useRequest(loadProject, id)), dirty);
  const access = useAccess(id, client);

  // The editor requires fresh data: it must not start from what an earlier page has cached.
  useEffect(() => {
    dispatch(loadProject.requested(id, { force: true }));
  }, [dispatch, id]);

  const known = dataOf(project);
  const uploadProject: UploadProject = {
    projectId: id,
    projectName: known?.name ?? '',
    owner: known?.owner.userName ?? client,
  };
  const editing = useProjectEditing(id, uploadProject);
  const [cover, onCover] = useCoverUpload(uploadProject);
  const { rows, uploads } = useDateRows(uploadProject, known);
  const t = useText(editorTexts);
  const tNotes = useText(notesLinkTexts);
  const locale = useLocale();
  const share = useProjectShare(known);

  const dates = (
    <DateUndo projectId={id} removed={editing.removed}>
      <DateUploads project={uploadProject} {...uploads} />
    </DateUndo>
  );
  if (project.phase === 'failed') {
    return (
      <>
        <LazyErrorView
          kind="unauthorized"
          home={href('dashboard', {})}
          isAdmin
          userName={undefined}
        />
        {dates}
      </>
    );
  }
  return (
    <>
      <Stack gap="l">
        <PageTitle>
          {known
            ? `${dirty ? '• ' : ''}${t('editor.title')} – ${isolateIn(locale, known.name)}`
            : t('editor.title')}
        </PageTitle>
        <PageHeading
          above={
            <PagePath
              backHref={href('client', { clientID: client })}
              parents={[
                { href: href('dashboard', {}), label: t('editor.clients') },
                { href: href('client', { clientID: client }), label: <Ltr>{client}</Ltr> },
              ]}
              current={known?.name ?? t('editor.title')}
            />
          }
          title={
            known ? (
              <bdi dir="auto">{known.name}</bdi>
            ) : (
              <>
                <VisuallyHidden>{t('editor.title')}</VisuallyHidden>
                <Skeleton inlineSize="12rem" blockSize="1lh" />
              </>
            )
          }
          below={
            <>
              {t('editor.title')}
              {known?.visits && <VisitNote visits={known.visits} />}
              {!known && <S.Loading role="status">{t('editor.loading')}</S.Loading>}
            </>
          }
          actions={
            known && (
              <S.Tools>
                {known.notes && (
                  <LinkButton icon={<NoteIcon />} href={href('notes', { projectID: id })}>
                    {tNotes('open', { smart_count: known.notes.open })}
                  </LinkButton>
                )}
                <Button
                  icon={<ShareIcon />}
                  busy={share.isOpening ? share.label : undefined}
                  onClick={() => share.open()}
                >
                  {share.label}
                </Button>
              </S.Tools>
            )
          }
        />
        {known ? (
          <ProjectForm
            // The key resets the form for another project.
            key={known._id}
            {...editing}
            project={known}
            rows={rows}
            onDirty={setDirty}
            cover={<CoverSection image={known.img} transfer={cover} onUpload={onCover} />}
            access={<AccessSection {...access} projectId={known._id} />}
          />
        ) : (
          <EditProjectSkeleton access={<AccessSection {...access} list={LOADING} projectId="" />} />
        )}
        {known && <ActivitySection filter={{ thing: known._id }} />}
        {share.sheet}
      </Stack>
      {dates}
    </>
  );
}
