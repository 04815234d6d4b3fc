import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useAppSelector } from '#core/store';
import { selectUser } from '../session.slice';

// The code is drawn by a library that few pages need.
const QrLoginDialog = lazy(async () => ({
  default: (await import('./QrLoginDialog')).QrLoginDialog,
}));

export interface QrLogin {
  open: () => void;
  /** To be rendered where it stays while it leaves and gives the focus back. */
  dialog: ReactNode;
}

/** A code that opens the login of the signed-in user on another device. */
export function useQrLogin(): QrLogin {
  const user = useAppSelector(selectUser);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  // Stays once it was there, so that it can leave in its own time and give the focus back.
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
