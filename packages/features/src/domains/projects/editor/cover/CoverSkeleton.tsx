import { Skeleton, Stack, Text } from '@jawla/ui';
import { useText } from '#core/i18n';
import { imageTexts } from '#core/pictures';
import { EditorSection } from '../EditorSection';
import { editorTexts } from '../editor.texts';

/** Placeholder of the cover. */
export function CoverSkeleton() {
  const t = useText(editorTexts);
  const tImage = useText(imageTexts);
  return (
    <EditorSection title={t('cover.title')}>
      <Stack gap="s">
        <Skeleton blockSize="auto" style={{ aspectRatio: '4 / 3' }} />
        <Text size="caption" tone="inkMuted">
          {tImage('hint')}
        </Text>
      </Stack>
    </EditorSection>
  );
}
