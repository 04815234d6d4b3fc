import { Breadcrumbs, Button, type BreadcrumbsProps } from '@jawla/ui';
import { BackIcon } from '@jawla/ui/icons';
import { useBack } from '#core/routing';
import { useText } from '#core/i18n';
import { pathTexts } from './path.texts';
import * as S from './PagePath.styles';

export interface PagePathProps extends Pick<BreadcrumbsProps, 'parents' | 'current'> {
  /** Path of Back: the parent page, also for visitors who followed a link from elsewhere. */
  backHref: string;
}

/** Back to the parent page, and the breadcrumbs of the current page. */
export function PagePath({ backHref, ...path }: PagePathProps) {
  const t = useText(pathTexts);
  const goBack = useBack(backHref);
  return (
    <S.Root>
      <Button size="s" icon={<BackIcon />} data-prefetch={backHref} onClick={goBack}>
        {t('path.back')}
      </Button>
      <Breadcrumbs label={t('path.label')} {...path} />
    </S.Root>
  );
}
