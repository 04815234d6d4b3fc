import type { Project } from '@jawla/contract';
import { LoadingScreen, Ltr, PageHeading, Stack, VisuallyHidden } from '@jawla/ui';
import { useState } from 'react';
import { ErrorView, PagePath } from '#shell';
import { dataOf, type RemoteData } from '#core/http';
import { useText } from '#core/i18n';
import { href, PageTitle } from '#core/routing';
import type { Transfer } from '#transfers';
import type { Access } from '../../useAccess';
import type { DateRows } from '../../useDateRows';
import type { ProjectEditing } from '../../useProjectEditing';
import { editorTexts } from '../../editor.texts';
import { AccessSection } from './AccessSection';
import { CoverSection } from './CoverSection';
import { ProjectForm } from './ProjectForm';

export interface EditProjectViewProps {
  project: RemoteData<Project>;
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
  const { project, editing, access, client } = props;
  const t = useText(editorTexts);
  const [dirty, setDirty] = useState(false);
  const known = dataOf(project);

  if (project.phase === 'failed') {
    return (
      <ErrorView kind="unauthorized" home={href('dashboard', {})} isAdmin userName={undefined} />
    );
  }
  if (known === undefined) {
    return (
      <>
        <PageTitle>{t('editor.title')}</PageTitle>
        <VisuallyHidden as="h1">{t('editor.title')}</VisuallyHidden>
        <LoadingScreen messages={[t('editor.loading')]} />
      </>
    );
  }
  return (
    <Stack gap="l">
      <PageTitle>{`${dirty ? '• ' : ''}${known.name} – ${t('editor.title')}`}</PageTitle>
      <PageHeading
        above={
          <PagePath
            backHref={href('client', { clientID: client })}
            parents={[
              { href: href('dashboard', {}), label: t('editor.clients') },
              { href: href('client', { clientID: client }), label: <Ltr>{client}</Ltr> },
            ]}
            current={known.name}
          />
        }
        title={<bdi dir="auto">{known.name}</bdi>}
        below={t('editor.title')}
      />
      <ProjectForm
        // The key resets the form for another project.
        key={known._id}
        project={known}
        save={editing.save}
        removals={editing.removals}
        rows={props.rows}
        onDirty={setDirty}
        onSubmit={editing.onSubmit}
        onSaveDismissed={editing.onSaveDismissed}
        onAbandon={editing.onAbandon}
        onRemoveDate={editing.onRemoveDate}
        cover={<CoverSection image={known.img} transfer={props.cover} onUpload={props.onCover} />}
        access={<AccessSection {...access} />}
      />
    </Stack>
  );
}
