import { useText } from '#core/i18n';
import { EditorSection } from '../EditorSection';
import { editorTexts } from '../editor.texts';
import { AccessPeople, type AccessPeopleProps } from './AccessPeople';

/** The users who may see the project in addition to its owner. */
export function AccessSection(props: AccessPeopleProps) {
  const t = useText(editorTexts);
  return (
    <EditorSection title={t('access.title')}>
      <AccessPeople {...props} />
    </EditorSection>
  );
}
