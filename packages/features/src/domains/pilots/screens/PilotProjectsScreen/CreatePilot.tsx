import { Ltr, Notice, Text } from '@jawla/ui';
import { fold } from '@jawla/ui/text';
import { ArchiveUpload } from '#tours';
import { useText } from '#core/i18n';
import type { TransferredFile } from '#transfers';
import { pilotLink } from '../../list/pilotLinks';
import { pilotListTexts } from '../../list/pilotList.texts';
import { PILOT_TRANSFER } from '../../pilots.model';

export interface CreatePilotProps {
  open: boolean;
  /** Existing pilots: their names cannot be used again. */
  names: readonly string[];
  onDone: () => void;
  onClose: () => void;
}

/** The dialog that uploads an archive as a new pilot. */
export function CreatePilot({ open, names, onDone, onClose }: CreatePilotProps) {
  const t = useText(pilotListTexts);
  const noteOf = (file: TransferredFile) => {
    const name = nameOf(file);
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
      id={PILOT_TRANSFER}
      title={t('create.title')}
      requestOf={(file) => ({ name: 'createPilot', params: {}, fields: {}, files: [file] })}
      cancelOf={(file) => ({
        projectId: nameOf(file),
        body: { uploadFor: 'pilot', file: file.name },
      })}
      noteOf={noteOf}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

/** A pilot is named after its file. */
function nameOf(file: TransferredFile): string {
  return file.name.replace(/\.zip$/i, '');
}
