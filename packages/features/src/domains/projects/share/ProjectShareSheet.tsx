import type { Project } from '@jawla/contract';
import { Stack, Text } from '@jawla/ui';
import { DATE_SLOT } from '@jawla/contract/tours';
import { useText } from '#core/i18n';
import { coverPicture } from '#core/pictures';
import { sharingFeature, ShareSheet } from '#sharing';
import { VisitNote } from '#visits';
import { AccessPeople } from '../editor/access/AccessPeople';
import { useAccess } from '../editor/access/useAccess';
import { pictureOf, tourDays } from '../projects.model';
import { CopyAddress } from './CopyAddress';
import { projectShareTexts } from './projectShare.texts';

export interface ProjectShareSheetProps {
  open: boolean;
  project: Project;
  /** What the user sees, for people with access. */
  url: string | undefined;
  onClose: () => void;
}

/** The share sheet of a project. Loaded on demand: see `useProjectShare`. */
export function ProjectShareSheet({ open, project, url, onClose }: ProjectShareSheetProps) {
  const image = pictureOf(project);
  return (
    <ShareSheet
      {...{ open, onClose }}
      project={{
        id: project._id,
        name: project.name,
        cover: coverPicture(image, '452px'),
        dates: tourDays(project).map(({ day, segment = DATE_SLOT }) => ({ slot: segment, day })),
      }}
      people={<People {...{ project, url }} />}
    />
  );
}

export const features = [sharingFeature];
export { ProjectShareSheet as Content };

function People({ project, url }: Pick<ProjectShareSheetProps, 'project' | 'url'>) {
  const t = useText(projectShareTexts);
  const access = useAccess(project._id, project.owner.userName);
  return (
    <Stack gap="l">
      <Text tone="inkMuted">{t('people.lead')}</Text>
      {project.visits && <VisitNote visits={project.visits} />}
      <AccessPeople {...access} projectId={project._id} />
      {url !== undefined && <CopyAddress url={url} />}
    </Stack>
  );
}
