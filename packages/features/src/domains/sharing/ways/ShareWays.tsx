import { Button, LinkButton, LiveRegion, Stack, TextField } from '@jawla/ui';
import { CheckIcon, CopyIcon, MailIcon, ShareIcon } from '@jawla/ui/icons';
import { useState } from 'react';
import { useText } from '#core/i18n';
import { mailUrl, whatsAppUrl } from './messages';
import { useCopied } from './useCopied';
import { waysTexts } from './ways.texts';

export interface ShareWaysProps {
  url: string;
  /** What the URL opens, as typed by an admin. */
  name: string;
  /** The browser has denied access to the clipboard before. */
  refused?: boolean;
  /** The URL was copied, or handed to another program. */
  onShared?: () => void;
}

/** Ways to share a URL: copying, the device's share sheet, mail and WhatsApp. */
export function ShareWays({ url, name, refused = false, onShared }: ShareWaysProps) {
  const t = useText(waysTexts);
  const { copied, copy } = useCopied();
  const [wasRefused, setRefused] = useState(refused);
  // Isolated: a name of another direction must not reorder the message.
  const subject = t('message.subject', { name: `\u2068${name}\u2069` });
  const text = `${t('message.text', { name: `\u2068${name}\u2069` })}\n${url}`;
  const copyUrl = async () => {
    if (await copy(url)) onShared?.();
    else setRefused(true);
  };
  return (
    <Stack gap="m">
      <TextField
        label={t('link')}
        hint={wasRefused ? t('linkHint') : undefined}
        dir="ltr"
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
        // Copied by the keyboard or the browser's menu.
        onCopy={onShared}
      />
      <LiveRegion>{copied !== undefined && t('copied')}</LiveRegion>
      <Stack direction="row" gap="xs">
        <Button
          variant="primary"
          icon={copied === url ? <CheckIcon /> : <CopyIcon />}
          onClick={() => void copyUrl()}
        >
          {t(copied === url ? 'copied' : 'copy')}
        </Button>
        {'share' in navigator && (
          <Button
            icon={<ShareIcon />}
            onClick={() => {
              navigator.share({ title: name, url }).then(onShared, () => undefined);
            }}
          >
            {t('send')}
          </Button>
        )}
        <LinkButton href={mailUrl({ subject, body: text })} icon={<MailIcon />} onClick={onShared}>
          {t('mail')}
        </LinkButton>
        <LinkButton href={whatsAppUrl(text)} external onClick={onShared}>
          {t('whatsApp')}
        </LinkButton>
      </Stack>
    </Stack>
  );
}
