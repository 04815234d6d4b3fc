import { Button, IconButton } from '@jawla/ui';
import { QrIcon } from '@jawla/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useText } from '#core/i18n';
import { useAppSelector } from '#core/store';
import { selectUser } from '../session.slice';
import { sessionTexts } from '../session.texts';

// The code is drawn by a library that few pages need.
const QrLoginDialog = lazy(async () => ({
  default: (await import('./QrLoginDialog')).QrLoginDialog,
}));

export interface QrLoginButtonProps {
  /** Shows its words beside the sign: where there is room. */
  inWords?: boolean;
}

/** Shows the signed-in person a code that opens the login on another device. */
export function QrLoginButton({ inWords = false }: QrLoginButtonProps) {
  const t = useText(sessionTexts);
  const user = useAppSelector(selectUser);
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  // Stays once it was there, so that it can leave in its own time and give the focus back.
  if (open && !wasOpen) setWasOpen(true);
  if (user === undefined) return null;
  return (
    <>
      {inWords ? (
        <Button icon={<QrIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('qr.open')}
        </Button>
      ) : (
        <IconButton
          size="s"
          label={t('qr.open')}
          icon={<QrIcon />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      )}
      {wasOpen && (
        <Suspense>
          <QrLoginDialog open={open} email={user.email} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
