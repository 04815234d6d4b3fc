import type { Project } from '@jawla/contract';
import { IMAGE_BYTES_MAX, IMAGE_EXTENSIONS, IMAGE_TYPES } from '@jawla/contract/rules';
import {
  Banner,
  Button,
  FileDrop,
  Heading,
  Picture,
  ProgressBar,
  Stack,
  Text,
  TextLink,
} from '@jawla/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../../i18n';
import { percentOf } from '../../../transfers/pace';
import type { Transfer } from '../../../transfers/transfers.slice';
import { editorTexts } from '../../editor.texts';
import * as S from './EditProject.styles';
import { shrinkImage } from './shrinkImage';

export interface CoverSectionProps {
  image: Project['img'];
  transfer: Transfer | undefined;
  onUpload: (file: File) => void;
}

/** The picture on the project's card. */
export function CoverSection({ image, transfer, onUpload }: CoverSectionProps) {
  const t = useText(editorTexts);
  const [file, setFile] = useState<File>();
  const [wrong, setWrong] = useState<'wrongType' | 'tooLarge'>();
  const [shrinking, setShrinking] = useState(false);
  const busy = transfer !== undefined && transfer.phase !== 'done' && transfer.phase !== 'failed';

  const choose = (chosen: File | undefined) => {
    if (chosen === undefined || busy) return;
    setFile(chosen);
    if (!isPicture(chosen)) setWrong('wrongType');
    else if (chosen.size >= IMAGE_BYTES_MAX) setWrong('tooLarge');
    else {
      setWrong(undefined);
      onUpload(chosen);
    }
  };
  const shrink = async () => {
    if (file === undefined) return;
    setShrinking(true);
    const smaller = await shrinkImage(file);
    setShrinking(false);
    if (smaller === undefined) setWrong('wrongType');
    else choose(smaller);
  };

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const [pasted] = event.clipboardData?.files ?? [];
    if (pasted === undefined || document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    choose(pasted);
  });
  useEffect(() => {
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, []);

  return (
    <S.Section forwardedAs="section" aria-labelledby="editor-cover">
      <Stack direction="row" justify="space-between">
        <Heading level={2} id="editor-cover">
          {t('cover.title')}
        </Heading>
        {image && (
          <TextLink href={image.path} external={{ label: t('dates.newTab') }}>
            {t('cover.open')}
          </TextLink>
        )}
      </Stack>
      <S.Cover>
        <Picture src={image?.path} alt="" eager missing={t('cover.none')} />
      </S.Cover>
      {busy ? (
        <ProgressBar label={t('cover.uploading')} percent={percentOf(transfer.progress)} />
      ) : (
        <FileDrop
          label={t('cover.drop')}
          hint={t('cover.hint')}
          error={wrong && t(`cover.${wrong}`)}
          accept={IMAGE_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
          onFiles={([first]) => choose(first)}
        />
      )}
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
    </S.Section>
  );
}

/** By its ending; pictures from the clipboard have a type and no name worth the name. */
function isPicture({ name, type }: File): boolean {
  const extension = name.split('.').at(-1)?.toLowerCase();
  return (
    IMAGE_EXTENSIONS.some((known) => known === extension) &&
    (type === '' || IMAGE_TYPES.some((known) => known === type))
  );
}
