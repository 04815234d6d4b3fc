import { href } from '#core/routing';
import { Button, ConfirmDialog, type ButtonProps } from '@jawla/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '#core/i18n';
import { shellTexts } from '../shell.texts';

/** Asks before it leads to the farewell, which ends the session. */
export function LogOutButton(props: Omit<ButtonProps, 'children' | 'onClick'>) {
  const t = useText(shellTexts);
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button {...props} onClick={() => setAsking(true)}>
        {t('header.logOut')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('logOut.question')}
        confirm={{
          label: t('yes'),
          onPress: () => {
            setAsking(false);
            void navigate(href('logout', {}), { replace: true });
          },
        }}
        cancel={{ label: t('cancel'), onPress: () => setAsking(false) }}
      />
    </>
  );
}
