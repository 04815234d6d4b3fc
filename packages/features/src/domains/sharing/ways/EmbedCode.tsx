import { Button, LiveRegion, Picture, Stack, Text, TextArea, type PictureSource } from '@jawla/ui';
import { CheckIcon, CopyIcon } from '@jawla/ui/icons';
import { useState } from 'react';
import { useText } from '#core/i18n';
import * as S from './EmbedCode.styles';
import { embedCode } from './messages';
import { useCopied } from './useCopied';
import { waysTexts } from './ways.texts';

export interface EmbedCodeProps {
  url: string;
  name: string;
  cover: PictureSource;
  /** The code was copied. */
  onShared?: () => void;
}

/**
 * Code that embeds a tour, and how the frame looks. The preview is a picture: the portal's Content Security Policy
 * does not allow the portal to embed itself.
 */
export function EmbedCode({ url, name, cover, onShared }: EmbedCodeProps) {
  const t = useText(waysTexts);
  const { copied, copy } = useCopied();
  const [refused, setRefused] = useState(false);
  const code = embedCode({ url, title: t('message.subject', { name }) });
  const copyCode = async () => {
    if (await copy(code)) onShared?.();
    else setRefused(true);
  };
  return (
    <Stack gap="m">
      <TextArea
        label={t('embed')}
        hint={refused ? t('codeHint') : undefined}
        dir="ltr"
        readOnly
        rows={5}
        value={code}
        onFocus={(event) => event.currentTarget.select()}
        onCopy={onShared}
      />
      <LiveRegion>{copied !== undefined && t('embedCopied')}</LiveRegion>
      <div>
        <Button
          variant="primary"
          icon={copied === code ? <CheckIcon /> : <CopyIcon />}
          onClick={() => void copyCode()}
        >
          {t(copied === code ? 'embedCopied' : 'copyEmbed')}
        </Button>
      </div>
      <Stack as="section" gap="xs" aria-label={t('preview')}>
        <Text size="small" strong>
          {t('preview')}
        </Text>
        <S.Frame>
          <Picture {...cover} alt="" />
          <S.Name>
            <bdi dir="auto">{name}</bdi>
          </S.Name>
        </S.Frame>
      </Stack>
    </Stack>
  );
}
