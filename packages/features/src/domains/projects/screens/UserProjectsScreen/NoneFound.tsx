import { Button, EmptyState } from '@jawla/ui';
import { SearchIcon } from '@jawla/ui/icons';
import { useText } from '#core/i18n';
import { projectTexts } from '../../projects.texts';

export interface NoneFoundProps {
  /** What was searched for, if anything. */
  term: string;
  /** Takes back the choice that leaves nothing; without it, only a search is to blame. */
  onShowAll?: () => void;
}

/** There are projects, but none that was asked for. */
export function NoneFound({ term, onShowAll }: NoneFoundProps) {
  const t = useText(projectTexts);
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={
        term === '' ? (
          t('home.noneLeft')
        ) : (
          <>
            {t('home.noMatch')} <bdi dir="auto">{term}</bdi>
          </>
        )
      }
      action={onShowAll && <Button onClick={onShowAll}>{t('home.showAll')}</Button>}
    />
  );
}
