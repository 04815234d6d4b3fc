import { Button } from '@jawla/ui';
import { UndoIcon } from '@jawla/ui/icons';
import { Day, localDay, TextWithIsolate, useText } from '#core/i18n';
import { editorTexts } from '../editor.texts';

export interface RestoreTourProps {
  /** When the tour was published, ISO 8601. */
  publishedAt: string;
  busy: boolean;
  onRestore: () => void;
}

/** Restores the tour that a date had before, named by the day on which it was published. */
export function RestoreTour({ publishedAt, busy, onRestore }: RestoreTourProps) {
  const t = useText(editorTexts);
  return (
    <Button
      size="s"
      variant="quiet"
      icon={<UndoIcon />}
      busy={busy ? t('dates.restoring') : undefined}
      onClick={onRestore}
    >
      <span>
        <TextWithIsolate text={(day) => t('dates.restore', { day })}>
          <Day day={localDay(new Date(publishedAt))} />
        </TextWithIsolate>
      </span>
    </Button>
  );
}
