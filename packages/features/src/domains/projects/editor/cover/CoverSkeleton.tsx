import { ImagePicker } from '@jawla/ui';
import { useText } from '#core/i18n';
import { imageTexts } from '#core/pictures';
import { EditorSection } from '../EditorSection';
import { editorTexts } from '../editor.texts';

/** Placeholder of the cover: the control itself, as most projects have a cover. */
export function CoverSkeleton() {
  const t = useText(editorTexts);
  const tImage = useText(imageTexts);
  return (
    <EditorSection title={t('cover.title')}>
      <ImagePicker
        disabled
        picture=""
        alt=""
        open={{ label: t('cover.open') }}
        label={t('cover.drop')}
        replace={t('cover.replace')}
        hint={tImage('hint')}
        onPick={() => undefined}
      />
    </EditorSection>
  );
}
