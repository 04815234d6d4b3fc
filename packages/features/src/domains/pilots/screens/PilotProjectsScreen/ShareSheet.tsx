import { Button, Dialog, Stack, TextArea, TextField } from '@jawla/ui';
import { CheckIcon, CopyIcon, ShareIcon } from '@jawla/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useText } from '#core/i18n';
import { embedCode, pilotLink } from '../../list/pilotLinks';
import { pilotListTexts } from '../../list/pilotList.texts';
import { useCopied } from './useCopied';

// Code splitting: QR codes need a library.
const QrCard = lazy(async () => ({ default: (await import('@jawla/ui/qr')).QrCard }));

export interface ShareSheetProps {
  /** Name of the pilot; `undefined` closes the sheet. */
  name: string | undefined;
  /** The browser denied access to the clipboard: the link is shown for selection. */
  refused: boolean;
  onClose: () => void;
}

/** Ways to share a pilot's link. */
export function ShareSheet({ name, refused, onClose }: ShareSheetProps) {
  const t = useText(pilotListTexts);
  const { copied, copy } = useCopied();
  const [shown, setShown] = useState(name);
  if (name !== undefined && name !== shown) setShown(name);
  const link = pilotLink(shown ?? '');
  const code = embedCode(shown ?? '');
  const canSend = 'share' in navigator;

  return (
    <Dialog
      open={name !== undefined}
      onClose={onClose}
      closeLabel={t('close')}
      title={
        <>
          {t('share.title')} <bdi dir="auto">{shown}</bdi>
        </>
      }
    >
      <Stack gap="l">
        <TextField
          label={t('share.link')}
          hint={refused ? t('share.linkHint') : undefined}
          dir="ltr"
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Stack direction="row">
          <Button
            variant="primary"
            icon={copied === link ? <CheckIcon /> : <CopyIcon />}
            onClick={() => void copy(link)}
          >
            {t(copied === link ? 'pilots.copied' : 'share.copy')}
          </Button>
          {canSend && (
            <Button
              icon={<ShareIcon />}
              // Rejects when the user closes the share sheet, which is no error.
              onClick={() =>
                void navigator.share({ title: shown ?? '', url: link }).catch(() => undefined)
              }
            >
              {t('share.send')}
            </Button>
          )}
        </Stack>
        {name !== undefined && (
          <Suspense>
            <QrCard
              value={link}
              label={t('share.qr', { name })}
              download={{
                label: t('share.saveQr'),
                fileName: `qr-${name}`,
                busy: t('share.savingQr'),
              }}
            />
          </Suspense>
        )}
        <TextArea label={t('share.embed')} dir="ltr" readOnly rows={4} value={code} />
        <div>
          <Button
            icon={copied === code ? <CheckIcon /> : <CopyIcon />}
            onClick={() => void copy(code)}
          >
            {t(copied === code ? 'share.embedCopied' : 'share.copyEmbed')}
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
}
