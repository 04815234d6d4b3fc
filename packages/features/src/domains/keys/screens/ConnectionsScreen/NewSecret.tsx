import type { Key } from '@jawla/contract';
import { Button, LiveRegion, Notice, Stack, TextArea, TextField } from '@jawla/ui';
import { CheckIcon, CopyIcon } from '@jawla/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { TextWithIsolate, useText } from '#core/i18n';
import { useCopied } from '#sharing';
import { curlExample } from '../../curlExample';
import { keysTexts } from '../../keys.texts';

/** The secret of a key that was just made or rotated: the only time that it is known. */
export function NewSecret({ made: { key, secret } }: { made: { key: Key; secret: string } }) {
  const t = useText(keysTexts);
  const { copied, copy } = useCopied();
  const [wasRefused, setRefused] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The form that had the focus has been replaced by this.
  useEffect(() => button.current?.focus(), []);
  const [scope = 'read'] = key.scopes;
  return (
    <Stack gap="m">
      <Notice tone="warning" title={t('secret.once')} />
      <TextField
        label={
          <TextWithIsolate text={(slot) => t('secret.label', { name: slot })}>
            {key.name}
          </TextWithIsolate>
        }
        hint={wasRefused ? t('secret.byHand') : undefined}
        dir="ltr"
        readOnly
        spellCheck={false}
        value={secret}
        onFocus={(event) => event.currentTarget.select()}
      />
      <LiveRegion>{copied !== undefined && t('secret.copied')}</LiveRegion>
      <div>
        <Button
          ref={button}
          variant="primary"
          icon={copied === undefined ? <CopyIcon /> : <CheckIcon />}
          data-autofocus
          onClick={() => void copy(secret).then((isCopied) => setRefused(!isCopied))}
        >
          {t(copied === undefined ? 'secret.copy' : 'secret.copied')}
        </Button>
      </div>
      <TextArea
        label={t('secret.example')}
        hint={t('secret.exampleHint')}
        dir="ltr"
        readOnly
        spellCheck={false}
        rows={3}
        value={curlExample(scope)}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Stack>
  );
}
