import { Button, EmptyState } from '@jawla/ui';
import { SearchIcon } from '@jawla/ui/icons';
import { TextWithIsolate, useText } from '#core/i18n';
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
          <TextWithIsolate text={(slot) => t('home.noMatch', { term: slot })}>
            {term}
          </TextWithIsolate>
        )
      }
      action={onShowAll && <Button onClick={onShowAll}>{t('home.showAll')}</Button>}
    />
  );
}
