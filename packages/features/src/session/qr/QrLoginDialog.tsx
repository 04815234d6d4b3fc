import { QR_LOGIN_FILE } from '@jawla/contract/limits';
import { Banner, Dialog, Ltr, Stack, Text } from '@jawla/ui';
import { QrCard } from '@jawla/ui/qr';
import { useState } from 'react';
import { useText } from '#core/i18n';
import { sessionTexts } from '../session.texts';
import { loginAddress } from './loginAddress';

export interface QrLoginDialogProps {
  open: boolean;
  email: string;
  onClose: () => void;
}

/** The QR code, to be scanned from the screen or downloaded as an image. */
export function QrLoginDialog({ open, email, onClose }: QrLoginDialogProps) {
  const t = useText(sessionTexts);
  const [failed, setFailed] = useState(false);
  return (
    <Dialog open={open} title={t('qr.open')} hasClose onClose={onClose}>
      <Stack gap="m">
        <Text>{t('qr.lead')}</Text>
        {failed && <Banner tone="danger">{t('qr.failed')}</Banner>}
        <QrCard
          value={loginAddress(email, window.location.origin)}
          label={t('qr.for', { email })}
          caption={<Ltr>{email}</Ltr>}
          download={{
            label: t('qr.download'),
            fileName: QR_LOGIN_FILE,
            busy: t('qr.making'),
            onFail: () => setFailed(true),
          }}
        />
      </Stack>
    </Dialog>
  );
}
