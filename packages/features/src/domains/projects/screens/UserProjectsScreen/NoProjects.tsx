import { EmptyState, LinkButton, useBrand } from '@jawla/ui';
import { BuildingIcon } from '@jawla/ui/icons';
import { useText } from '#core/i18n';
import { projectTexts } from '../../projects.texts';

/** The client has no projects yet: explains what will happen, and whom to contact. */
export function NoProjects() {
  const t = useText(projectTexts);
  const { links } = useBrand();
  return (
    <EmptyState
      icon={<BuildingIcon />}
      title={t('home.empty')}
      action={
        <LinkButton href={links.contact} external>
          {t('home.contact')}
        </LinkButton>
      }
    >
      {t('home.emptyMore')}
    </EmptyState>
  );
}
