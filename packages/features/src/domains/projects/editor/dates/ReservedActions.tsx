import { Button } from '@jawla/ui';
import { ExternalIcon, UploadIcon } from '@jawla/ui/icons';
import { useText } from '#core/i18n';
import { editorTexts } from '../editor.texts';
import * as S from './DateStops.styles';

/** The space of the buttons that a tour has: most dates have one, and the dates below must not move. */
export function ReservedActions() {
  const t = useText(editorTexts);
  return (
    <S.Reserved>
      <Button size="s" icon={<UploadIcon />}>
        {t('dates.replace')}
      </Button>
      <Button size="s" variant="quiet" icon={<ExternalIcon />}>
        {t('dates.open')}
      </Button>
    </S.Reserved>
  );
}
