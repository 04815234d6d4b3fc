import type { ProjectSummary, UserRow } from '@jawla/contract';
import {
  Banner,
  Button,
  EmptyState,
  Grid,
  GridItem,
  Heading,
  LiveRegion,
  Stack,
  Text,
  useConfirm,
} from '@jawla/ui';
import { AddIcon, BuildingIcon } from '@jawla/ui/icons';
import { useRef } from 'react';
import { focusAfterDialog, neighbourOf } from '#core/forms';
import { useProblemText } from '#core/http';
import { TextWithIsolate, useText } from '#core/i18n';
import { href } from '#core/routing';
import { UndoToasts } from '#trash';
import type { ClientProjectsState } from '../../useClientProjects';
import { clientDetailsTexts } from '../../clientDetails.texts';
import { CreatingProject } from './CreatingProject';
import { deleteButtonId, ProjectTile } from './ProjectTile';

export interface ClientProjectsProps {
  client: UserRow;
  projects: ClientProjectsState;
}

/** The client's projects, own and shared. */
export function ClientProjects(props: ClientProjectsProps) {
  const { client, projects } = props;
  const { creation, deleted, failedDeletion, shown: list } = projects;
  const t = useText(clientDetailsTexts);
  const describe = useProblemText();
  const heading = useRef<HTMLHeadingElement>(null);
  // Of a shared project, only the access is removed.
  const isTrashed = deleted?.project.owner === client._id;
  const remove = (project: ProjectSummary) => {
    const neighbour = neighbourOf(list, project);
    focusAfterDialog(() =>
      neighbour ? document.getElementById(deleteButtonId(neighbour._id)) : heading.current,
    );
    projects.onDelete(project);
  };
  const { dialog, ask } = useConfirm((project: ProjectSummary) => {
    const isOwn = project.owner === client._id;
    return {
      title: (
        <TextWithIsolate
          text={(slot) => t(isOwn ? 'delete.question' : 'delete.sharedQuestion', { name: slot })}
        >
          {project.name}
        </TextWithIsolate>
      ),
      confirm: {
        label: t(isOwn ? 'delete.yes' : 'delete.sharedYes'),
        variant: 'danger',
        onPress: () => remove(project),
      },
      children: (
        <Stack gap="xs">
          <Text>{t(isOwn ? 'delete.tours' : 'delete.shared')}</Text>
          {/* Access to a shared project can be given again, so its removal is not final. */}
          {isOwn && <Text tone="inkMuted">{t('delete.final')}</Text>}
        </Stack>
      ),
    };
  });
  const add = (
    <Button variant="primary" icon={<AddIcon />} onClick={projects.onAdd}>
      {t('projects.add')}
    </Button>
  );

  return (
    <Stack as="section" gap="l" aria-labelledby="client-projects">
      <Stack direction="row" justify="space-between">
        <Heading level={2} id="client-projects" ref={heading} tabIndex={-1}>
          {t('projects.title')}
        </Heading>
        {list.length > 0 && add}
      </Stack>
      <LiveRegion>
        {deleted !== undefined &&
          !isTrashed &&
          t('projects.accessRemoved', { name: deleted.project.name })}
      </LiveRegion>
      <UndoToasts
        trashed={
          deleted !== undefined && isTrashed
            ? {
                thing: { kind: 'project', id: deleted.project._id },
                name: deleted.project.name,
                at: deleted.at,
              }
            : undefined
        }
      />
      {creation.phase === 'failed' && (
        <Banner tone="danger">
          {t('projects.notCreated')} {describe(creation.problem)}
        </Banner>
      )}
      {failedDeletion !== undefined && (
        <Banner tone="danger" dismissal={{ onDismiss: projects.onDeletionDismissed }}>
          <TextWithIsolate text={(slot) => t('projects.deleteFailed', { name: slot })}>
            {failedDeletion.project.name}
          </TextWithIsolate>{' '}
          {describe(failedDeletion.problem)}
        </Banner>
      )}
      {list.length === 0 ? (
        <EmptyState icon={<BuildingIcon />} title={t('projects.empty')} action={add} />
      ) : (
        <Grid>
          {list.map((project, place) => (
            <GridItem key={project._id}>
              <ProjectTile
                project={project}
                editHref={
                  project.owner === client._id
                    ? href('projectEditor', { clientID: client.userName, projectID: project._id })
                    : undefined
                }
                loading={place < 4 ? 'eager' : 'lazy'}
                onDelete={() => ask(project)}
              />
            </GridItem>
          ))}
        </Grid>
      )}
      {dialog}
      {creation.phase === 'running' && <CreatingProject onGiveUp={projects.onGiveUp} />}
    </Stack>
  );
}
