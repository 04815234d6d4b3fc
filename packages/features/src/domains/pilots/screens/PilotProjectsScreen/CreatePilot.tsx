import { Ltr, Notice, Text } from '@jawla/ui';
import { fold } from '@jawla/ui/text';
import { ArchiveUpload, pilotNameOf } from '#tours';
import { useText } from '#core/i18n';
import type { TransferredFile } from '#transfers';
import { pilotLink } from '../../list/pilotLinks';
import { pilotListTexts } from '../../list/pilotList.texts';

const PILOT = { kind: 'pilot' } as const;

export interface CreatePilotProps {
  open: boolean;
  /** Existing pilots: their names cannot be used again. */
  names: readonly string[];
  onClose: () => void;
}

/** The dialog that uploads an archive as a new pilot. */
export function CreatePilot({ open, names, onClose }: CreatePilotProps) {
  const t = useText(pilotListTexts);
  const noteOf = (file: TransferredFile) => {
    const name = pilotNameOf(file.name);
    if (names.some((other) => fold(other) === fold(name))) {
      return <Notice tone="warning" title={t('create.taken')} />;
    }
    return (
      <Text size="small" tone="inkMuted">
        {t('create.link')} <Ltr>{pilotLink(name)}</Ltr>
      </Text>
    );
  };
  return (
    <ArchiveUpload
      open={open}
      subject={PILOT}
      title={t('create.title')}
      noteOf={noteOf}
      onClose={onClose}
    />
  );
}
