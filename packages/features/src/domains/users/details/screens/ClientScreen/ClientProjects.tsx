import type { ProjectSummary, UserRow } from '@jawla/contract';
import {
  Banner,
  Button,
  ConfirmDialog,
  EmptyState,
  Grid,
  GridItem,
  Heading,
  Stack,
  Text,
} from '@jawla/ui';
import { AddIcon, BuildingIcon } from '@jawla/ui/icons';
import { useState } from 'react';
import { useProblemText } from '#core/http';
import { useText } from '#core/i18n';
import type { Errand, ProjectDeletion } from '../../clients.slice';
import { clientTexts } from '../../clients.texts';
import { CreatingProject } from './CreatingProject';
import { ProjectTile } from './ProjectTile';

export interface ClientProjectsProps {
  client: UserRow;
  creation: Errand;
  deletions: Readonly<Record<string, ProjectDeletion>>;
  failedDeletion: ProjectDeletion | undefined;
  onAdd: (client: UserRow) => void;
  /** The person does not want to wait any longer. */
  onGiveUp: () => void;
  onDelete: (project: ProjectSummary) => void;
  onDeletionSeen: () => void;
}

/** The client's projects, own and shared. */
export function ClientProjects(props: ClientProjectsProps) {
  const { client, creation, deletions, failedDeletion } = props;
  const t = useText(clientTexts);
  const describe = useProblemText();
  const [asked, setAsked] = useState<ProjectSummary>();
  const [shown, setShown] = useState<ProjectSummary>();
  // The words stay while the dialog leaves.
  if (asked !== undefined && asked !== shown) setShown(asked);
  const list = client.projectsData.filter(({ _id }) => deletions[_id] === undefined);
  const add = (
    <Button variant="primary" icon={<AddIcon />} onClick={() => props.onAdd(client)}>
      {t('projects.add')}
    </Button>
  );

  return (
    <Stack as="section" gap="l" aria-labelledby="client-projects">
      <Stack direction="row" justify="space-between">
        <Heading level={2} id="client-projects">
          {t('projects.title')}
        </Heading>
        {list.length > 0 && add}
      </Stack>
      {creation.phase === 'failed' && (
        <Banner tone="danger">
          {t('projects.notCreated')} {describe(creation.problem)}
        </Banner>
      )}
      {failedDeletion?.problem !== undefined && (
        <Banner tone="danger" dismissal={{ label: t('close'), onDismiss: props.onDeletionSeen }}>
          {t('projects.deleteFailed', { name: failedDeletion.project.name })}{' '}
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
                  project.owner === client._id ? hrefOf(client.userName, project._id) : undefined
                }
                loading={place < 4 ? 'eager' : 'lazy'}
                onDelete={() => setAsked(project)}
              />
            </GridItem>
          ))}
        </Grid>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={
          <>
            {t('delete.question')} <bdi dir="auto">{shown?.name}</bdi>
          </>
        }
        confirm={{
          label: t('delete.yes'),
          variant: 'danger',
          onPress: () => {
            if (asked) props.onDelete(asked);
            setAsked(undefined);
          },
        }}
        cancel={{ label: t('cancel'), onPress: () => setAsked(undefined) }}
      >
        <Stack gap="xs">
          <Text>{t(shown?.owner === client._id ? 'delete.tours' : 'delete.shared')}</Text>
          <Text tone="inkMuted">{t('delete.final')}</Text>
        </Stack>
      </ConfirmDialog>
      {creation.phase === 'running' && <CreatingProject onGiveUp={props.onGiveUp} />}
    </Stack>
  );
}

function hrefOf(userName: string, id: string): string {
  return `/dashboard/${encodeURIComponent(userName)}/project/${encodeURIComponent(id)}`;
}
