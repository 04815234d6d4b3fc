import type { Project } from '@jawla/contract';
import { Banner, Button, ImagePicker, Text } from '@jawla/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '#core/i18n';
import {
  coverPicture,
  IMAGE_FILES,
  imageTexts,
  rejectImage,
  shrinkImage,
  type ImageRejection,
} from '#core/pictures';
import { percentOf, type Transfer } from '#transfers';
import { EditorSection } from '../EditorSection';
import { editorTexts } from '../editor.texts';

/** Longest side of a resized cover, in pixels: more than any card needs. */
const COVER_SIDE = 2400;
/** `sizes` of the preview: as wide as the page, or as its narrow column. */
const PREVIEW_SIZES = '(min-width: 60rem) 18rem, calc(92vw - 3rem)';

export interface CoverSectionProps {
  image: Project['img'];
  transfer: Transfer | undefined;
  onUpload: (file: File) => void;
}

/** The image of the project's card. */
export function CoverSection({ image, transfer, onUpload }: CoverSectionProps) {
  const t = useText(editorTexts);
  const tImage = useText(imageTexts);
  const [file, setFile] = useState<File>();
  const [wrong, setWrong] = useState<ImageRejection>();
  const [shrinking, setShrinking] = useState(false);
  const busy = transfer !== undefined && transfer.phase !== 'done' && transfer.phase !== 'failed';

  const choose = (chosen: File) => {
    if (busy) return;
    setFile(chosen);
    const rejection = rejectImage(chosen);
    setWrong(rejection);
    if (rejection === undefined) onUpload(chosen);
  };
  const shrink = async () => {
    if (file === undefined) return;
    setShrinking(true);
    const smaller = await shrinkImage(file, COVER_SIDE);
    setShrinking(false);
    if (smaller === undefined) setWrong('wrongType');
    else choose(smaller);
  };

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const [pasted] = event.clipboardData?.files ?? [];
    // The picker has handled its own drops already, and a drop on a dialog is not meant for the cover.
    if (pasted === undefined || event.defaultPrevented) return;
    if (document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    choose(pasted);
  });
  useEffect(() => {
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, []);

  return (
    <EditorSection title={t('cover.title')}>
      <ImagePicker
        picture={image?.path}
        sources={coverPicture(image, PREVIEW_SIZES)}
        alt=""
        missing={t('cover.none')}
        open={image ? { label: t('cover.open') } : undefined}
        uploading={
          busy ? { label: t('cover.uploading'), percent: percentOf(transfer.progress) } : undefined
        }
        label={t('cover.drop')}
        replace={t('cover.replace')}
        hint={tImage('hint')}
        error={wrong && tImage(wrong)}
        accept={IMAGE_FILES}
        onPick={choose}
      />
      {wrong === 'tooLarge' && (
        <Button busy={shrinking ? t('cover.shrinking') : undefined} onClick={() => void shrink()}>
          {t('cover.shrink')}
        </Button>
      )}
      {transfer?.phase === 'done' && (
        <Text role="status" tone="success">
          {t('cover.done')}
        </Text>
      )}
      {transfer?.phase === 'failed' && (
        <Banner tone="danger">
          {transfer.problem.kind === 'refused' ? transfer.problem.message : t('cover.failed')}{' '}
          {file && (
            <Button size="s" onClick={() => onUpload(file)}>
              {t('cover.again')}
            </Button>
          )}
        </Banner>
      )}
    </EditorSection>
  );
}
