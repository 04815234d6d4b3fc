import { Banner, Button, Stack } from '@jawla/ui';
import { QrCard } from '@jawla/ui/qr';
import { FileIcon } from '@jawla/ui/icons';
import { useState } from 'react';
import { useText } from '#core/i18n';
import { PrintedQr } from './PrintedQr';
import { waysTexts } from './ways.texts';

export interface ShareQrProps {
  url: string;
  name: string;
  /** The code was downloaded or printed. */
  onShared?: () => void;
}

/** A URL as a QR code: to scan, to download, and to print. */
export function ShareQr({ url, name, onShared }: ShareQrProps) {
  const t = useText(waysTexts);
  const [failed, setFailed] = useState(false);
  const [printing, setPrinting] = useState(false);
  return (
    <Stack gap="m">
      {failed && <Banner tone="danger">{t('qrFailed')}</Banner>}
      <QrCard
        value={url}
        label={t('qr', { name })}
        download={{
          label: t('saveQr'),
          // Characters that file systems refuse.
          fileName: `qr-${name.replaceAll(/[\\/:*?"<>|]/g, '-')}`,
          busy: t('savingQr'),
          onFail: () => setFailed(true),
        }}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('button') !== null) onShared?.();
        }}
      />
      <Stack align="center">
        <Button
          icon={<FileIcon />}
          onClick={() => {
            setPrinting(true);
            onShared?.();
          }}
        >
          {t('printQr')}
        </Button>
      </Stack>
      {printing && <PrintedQr {...{ url, name }} onEnd={() => setPrinting(false)} />}
    </Stack>
  );
}
