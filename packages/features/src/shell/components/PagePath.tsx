import { Breadcrumbs, Button, type BreadcrumbsProps } from '@jawla/ui';
import { BackIcon } from '@jawla/ui/icons';
import { useNavigate } from 'react-router-dom';
import { useText } from '#core/i18n';
import { shellTexts } from '../shell.texts';
import * as S from './PagePath.styles';

export interface PagePathProps extends Pick<BreadcrumbsProps, 'parents' | 'current'> {
  /** Where Back leads: the page above, also for people who came by a link from elsewhere. */
  backHref: string;
}

/** The way back to the page above, and the path to the current one. */
export function PagePath({ backHref, ...path }: PagePathProps) {
  const t = useText(shellTexts);
  const navigate = useNavigate();
  return (
    <S.Root>
      <Button
        size="s"
        icon={<BackIcon />}
        data-prefetch={backHref}
        onClick={() => void navigate(backHref, { viewTransition: true })}
      >
        {t('path.back')}
      </Button>
      <Breadcrumbs label={t('path.label')} {...path} />
    </S.Root>
  );
}
