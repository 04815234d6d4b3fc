import { Button, SelectionBar } from '@jawla/ui';
import { useText } from '#core/i18n';
import { allLinksTexts } from '../../all/allLinks.texts';

interface LinksSelectionProps {
  selected: ReadonlySet<string>;
  isEnding: boolean;
  onSelect: (selected: ReadonlySet<string>) => void;
  /** Called with the `_id` of links. */
  onEnd: (ids: readonly string[]) => void;
}

/** What can be done with selected links. */
export function LinksSelection({ selected, isEnding, onSelect, onEnd }: LinksSelectionProps) {
  const t = useText(allLinksTexts);
  const clear = () => onSelect(new Set());
  return (
    <SelectionBar
      aria-label={t('selected')}
      status={t('count', { smart_count: selected.size })}
      onClear={clear}
    >
      <Button size="s" variant="quiet" onClick={clear}>
        {t('clear')}
      </Button>
      <Button
        size="s"
        variant="danger"
        aria-haspopup="dialog"
        disabled={isEnding}
        onClick={() => onEnd([...selected])}
      >
        {t('end.selected', { smart_count: selected.size })}
      </Button>
    </SelectionBar>
  );
}
