import type { UserRow } from '@jawla/contract';
import { Button, Heading, Stack, Text } from '@jawla/ui';
import { useId, useState } from 'react';
import { useText } from '#core/i18n';
import { useOnDemand } from '#core/store';
import { clientDownloadTexts } from './clientDownload.texts';

/** Offers everything of a client as one file. The dialog’s code loads when it is first opened. */
export function ClientDownload({ client }: { client: UserRow }) {
  const t = useText(clientDownloadTexts);
  const id = useId();
  const { Content, phase, prepare } = useOnDemand(() => import('./DownloadEverything'));
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    if (await prepare()) setOpen(true);
  };
  return (
    <Stack as="section" gap="m" aria-labelledby={id}>
      <Heading level={2} id={id}>
        {t('title')}
      </Heading>
      <Text tone="inkMuted">{t('lead')}</Text>
      <div>
        <Button
          size="s"
          aria-haspopup="dialog"
          busy={phase === 'loading' ? t('opening') : undefined}
          onClick={() => void open()}
        >
          {t(phase === 'failed' ? 'failed' : 'open')}
        </Button>
      </div>
      {Content && <Content client={client} open={isOpen} onClose={() => setOpen(false)} />}
    </Stack>
  );
}
