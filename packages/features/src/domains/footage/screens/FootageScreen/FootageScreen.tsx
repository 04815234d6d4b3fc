import { UnsavedChangesPrompt } from '#shell';
import { useText } from '#core/i18n';
import type { FootageKind } from '../../footage.model';
import { footageTexts } from '../../footage.texts';
import { useFootage } from '../../useFootage';
import { usePageDrop } from '../../usePageDrop';
import { FootageView } from './FootageView';

export interface FootageScreenProps {
  kind: FootageKind;
}

/** Staff upload footage for a project. */
export function FootageScreen({ kind }: FootageScreenProps) {
  const t = useText(footageTexts);
  const footage = useFootage(kind);
  usePageDrop(footage.add);
  return (
    <>
      <UnsavedChangesPrompt
        unsaved={footage.isUnsaved}
        message={t('leave')}
        onLeave={footage.discardDraft}
      />
      <FootageView kind={kind} footage={footage} />
    </>
  );
}

/** Videos and photos of a photo session. */
export function SessionFootageScreen() {
  return <FootageScreen kind="session" />;
}

/** Photos that were missing in an earlier session. */
export function MissingFootageScreen() {
  return <FootageScreen kind="missing" />;
}
