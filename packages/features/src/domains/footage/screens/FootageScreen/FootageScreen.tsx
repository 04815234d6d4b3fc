import { UnsavedChangesPrompt } from '#shell';
import { dataOf, toRemoteData } from '#core/http';
import { useText } from '#core/i18n';
import { useRequest } from '#core/store';
import type { FootageKind } from '../../footage.model';
import { loadProjectNames } from '../../footage.requests';
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
  const projects = dataOf(toRemoteData(useRequest(loadProjectNames)));
  usePageDrop(footage.add);
  return (
    <>
      <UnsavedChangesPrompt
        unsaved={footage.isUnsaved}
        message={t('leave')}
        onLeave={footage.discardDraft}
      />
      <FootageView kind={kind} footage={footage} projects={projects} />
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
