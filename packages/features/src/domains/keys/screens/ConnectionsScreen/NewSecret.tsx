import type { Key } from '@jawla/contract';
import type { KeyScope } from '@jawla/contract/keyLimits';
import { Button, LiveRegion, Notice, Stack, TextArea, TextField } from '@jawla/ui';
import { CheckIcon, CopyIcon } from '@jawla/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { TextWithIsolate, useText } from '#core/i18n';
import { useCopied } from '#sharing';
import { keysTexts } from '../../keys.texts';

/** A call that each scope allows and that changes nothing. */
const EXAMPLES = {
  read: '/api/pilot_project',
  publish: '/api/upload-capabilities',
  clients: `/api/invited-clients/check -d '{"emails":[]}'`,
} as const satisfies Record<KeyScope, string>;

/** The secret of a key that was just made or rotated: the only time that it is known. */
export function NewSecret({ made: { key, secret } }: { made: { key: Key; secret: string } }) {
  const t = useText(keysTexts);
  const { copied, copy } = useCopied();
  const [wasRefused, setRefused] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The form that had the focus has been replaced by this.
  useEffect(() => button.current?.focus(), []);
  const [scope = 'read'] = key.scopes;
  const example = `curl -H "Authorization: Bearer $JAWLA_KEY" ${window.location.origin}${EXAMPLES[scope]}`;
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
        value={example}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Stack>
  );
}
