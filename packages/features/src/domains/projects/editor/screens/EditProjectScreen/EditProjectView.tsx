import type { AccessEntry, Project } from '@jawla/contract';
import { LoadingScreen, Ltr, PageHeading, Stack } from '@jawla/ui';
import { useState } from 'react';
import { ErrorView } from '#shell';
import { dataOf, type Remote } from '#core/http';
import type { Kept } from '#core/http';
import { useText } from '#core/i18n';
import { PageTitle } from '#core/routing';
import type { Transfer } from '#transfers';
import type { EditorForm } from '../../editor.model';
import type { FoundEmail, OpenProject } from '../../editor.slice';
import { editorTexts } from '../../editor.texts';
import { AccessSection } from './AccessSection';
import { CoverSection } from './CoverSection';
import { ProjectForm } from './ProjectForm';

export interface EditProjectViewProps {
  project: Remote<Project>;
  open: OpenProject | undefined;
  /** User name of the client in the address. */
  client: string;
  cover: Transfer | undefined;
  /** A tour or a cover is on its way. */
  uploading: boolean;
  term: string;
  search: Kept<FoundEmail[]>;
  onSubmit: (form: EditorForm, revision: string | undefined) => void;
  onSaveSeen: () => void;
  onAbandon: () => void;
  onRemoveDate: (day: string) => void;
  onCover: (file: File) => void;
  onTerm: (term: string) => void;
  onAddAccess: (email: string) => void;
  onRemoveAccess: (entry: AccessEntry) => void;
  onAccessRetry: () => void;
}

/** A project for an admin to edit, in any state. */
export function EditProjectView(props: EditProjectViewProps) {
  const { project, open, client, uploading } = props;
  const t = useText(editorTexts);
  const [dirty, setDirty] = useState(false);
  const known = dataOf(project);

  if (project.phase === 'failed') {
    return <ErrorView kind="unauthorized" home="/dashboard" isAdmin userName={undefined} />;
  }
  if (known === undefined || open === undefined) {
    return (
      <>
        <PageTitle>{t('editor.title')}</PageTitle>
        <LoadingScreen messages={[t('editor.loading')]} />
      </>
    );
  }
  return (
    <Stack gap="l">
      <PageTitle>{`${dirty ? '• ' : ''}${t('editor.title')} - ${known.name}`}</PageTitle>
      <PageHeading
        above={
          <>
            {t('editor.of')} <Ltr>{client}</Ltr>
          </>
        }
        title={t('editor.title')}
        below={<bdi dir="auto">{known.name}</bdi>}
      />
      <ProjectForm
        // Another project is another form.
        key={known._id}
        project={known}
        open={open}
        backHref={`/dashboard/${encodeURIComponent(client)}`}
        uploading={uploading}
        onDirty={setDirty}
        {...{
          onSubmit: props.onSubmit,
          onSaveSeen: props.onSaveSeen,
          onAbandon: props.onAbandon,
          onRemoveDate: props.onRemoveDate,
        }}
        aside={
          <>
            <CoverSection image={known.img} transfer={props.cover} onUpload={props.onCover} />
            <AccessSection
              access={open.access}
              changes={open.changes}
              term={props.term}
              search={props.search}
              onTerm={props.onTerm}
              onAdd={props.onAddAccess}
              onRemove={props.onRemoveAccess}
              onRetry={props.onAccessRetry}
            />
          </>
        }
      />
    </Stack>
  );
}
