import { Button, EmptyState } from '@jawla/ui';
import { SearchIcon } from '@jawla/ui/icons';
import { TextWithIsolate, useText } from '#core/i18n';
import { projectTexts } from '../../projects.texts';

export interface NoneFoundProps {
  /** The search term; empty if there is none. */
  term: string;
  onClearSearch: () => void;
  /** Resets the filter that matches no projects; `undefined` if only the search matches none. */
  onShowAll?: () => void;
}

/** There are projects, but none that matches search and filter. */
export function NoneFound({ term, onClearSearch, onShowAll }: NoneFoundProps) {
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
      action={
        <>
          {term !== '' && <Button onClick={onClearSearch}>{t('home.clearSearch')}</Button>}
          {onShowAll && <Button onClick={onShowAll}>{t('home.showAll')}</Button>}
        </>
      }
    />
  );
}
