import type { Project } from '@jawla/contract';
import { Button, Ltr, PageHeading, Skeleton, Stack, VisuallyHidden } from '@jawla/ui';
import { ShareIcon } from '@jawla/ui/icons';
import { ActivitySection } from '#activity';
import { dataOf, LOADING, type RemoteData } from '#core/http';
import { isolateIn, useLocale, useText } from '#core/i18n';
import { href, PageTitle } from '#core/routing';
import { LazyErrorView, PagePath } from '#shell';
import type { Transfer } from '#transfers';
import { VisitNote } from '#visits';
import { AccessSection } from '../../access/AccessSection';
import type { Access } from '../../access/useAccess';
import { CoverSection } from '../../cover/CoverSection';
import type { DateRows } from '../../dates/useDateRows';
import { useProjectShare } from '../../../share/useProjectShare';
import { editorTexts } from '../../editor.texts';
import type { ProjectEditing } from '../../useProjectEditing';
import { EditProjectSkeleton } from './EditProjectSkeleton';
import * as S from './EditProject.styles';
import { ProjectForm } from './ProjectForm';

export interface EditProjectViewProps {
  project: RemoteData<Project>;
  /** The form has unsaved changes. */
  dirty: boolean;
  onDirty: (dirty: boolean) => void;
  editing: ProjectEditing;
  rows: DateRows;
  access: Access;
  /** User name of the client in the URL. */
  client: string;
  cover: Transfer | undefined;
  onCover: (file: File) => void;
}

/** The project editor, in any state. */
export function EditProjectView(props: EditProjectViewProps) {
  const { project, dirty, onDirty, editing, access, client } = props;
  const t = useText(editorTexts);
  const locale = useLocale();
  const known = dataOf(project);
  const share = useProjectShare(known);

  if (project.phase === 'failed') {
    return (
      <LazyErrorView
        kind="unauthorized"
        home={href('dashboard', {})}
        isAdmin
        userName={undefined}
      />
    );
  }
  return (
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
            <Button
              icon={<ShareIcon />}
              busy={share.isOpening ? share.label : undefined}
              onClick={() => share.open()}
            >
              {share.label}
            </Button>
          )
        }
      />
      {known ? (
        <ProjectForm
          // The key resets the form for another project.
          key={known._id}
          {...editing}
          project={known}
          rows={props.rows}
          onDirty={onDirty}
          cover={<CoverSection image={known.img} transfer={props.cover} onUpload={props.onCover} />}
          access={<AccessSection {...access} projectId={known._id} />}
        />
      ) : (
        <EditProjectSkeleton access={<AccessSection {...access} list={LOADING} projectId="" />} />
      )}
      {known && <ActivitySection filter={{ thing: known._id }} />}
      {share.sheet}
    </Stack>
  );
}
