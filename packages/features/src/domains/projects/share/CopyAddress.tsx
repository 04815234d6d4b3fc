import { Button, LiveRegion, Stack, TextField } from '@jawla/ui';
import { CheckIcon, CopyIcon } from '@jawla/ui/icons';
import { useState } from 'react';
import { useText } from '#core/i18n';
import { useCopied } from '#sharing';
import { projectShareTexts } from './projectShare.texts';

/** Copies the URL of what the user sees, which people with access can open. */
export function CopyAddress({ url }: { url: string }) {
  const t = useText(projectShareTexts);
  const { copied, copy } = useCopied();
  const [refused, setRefused] = useState(false);
  const copyUrl = async () => setRefused(!(await copy(url)));
  return (
    <Stack gap="s">
      <LiveRegion>{copied !== undefined && t('people.copied')}</LiveRegion>
      <div>
        <Button
          icon={copied === undefined ? <CopyIcon /> : <CheckIcon />}
          onClick={() => void copyUrl()}
        >
          {t(copied === undefined ? 'people.link' : 'people.copied')}
        </Button>
      </div>
      {refused && (
        <TextField
          label={t('people.address')}
          hint={t('people.copyRefused')}
          dir="ltr"
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </Stack>
  );
}
