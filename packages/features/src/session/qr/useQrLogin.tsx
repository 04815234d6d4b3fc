import { lazyWithRetry } from '@jawla/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { useAppSelector } from '#core/store';
import { selectUser } from '../session.slice';

// Code splitting: the QR code library is rarely needed.
const QrLoginDialog = lazyWithRetry(async () => (await import('./QrLoginDialog')).QrLoginDialog);

export interface QrLogin {
  open: () => void;
  /** To be rendered where it stays mounted while the dialog fades out and returns the focus. */
  dialog: ReactNode;
}

/** A QR code that opens the login on another device, with the signed-in user's address. */
export function useQrLogin(): QrLogin {
  const user = useAppSelector(selectUser);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  // Stays mounted once opened, so that it can fade out and return the focus.
  if (isOpen && !wasOpen) setWasOpen(true);
  return {
    open: () => setOpen(true),
    dialog: wasOpen && user !== undefined && (
      <Suspense>
        <QrLoginDialog open={isOpen} email={user.email} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
