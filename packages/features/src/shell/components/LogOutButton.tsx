import { href } from '#core/routing';
import { Button, ConfirmDialog, IconButton } from '@jawla/ui';
import { LogOutIcon } from '@jawla/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '#core/i18n';
import { useAppSelector } from '#core/store';
import { isRunning, RunningUploads, selectTransfers } from '#transfers';
import { accountTexts } from './account.texts';
import * as S from './LogOutButton.styles';

export interface LogOutButtonProps {
  /** Small, and on phones only an icon: for the header. */
  isCompact?: boolean;
}

/** Confirms, then leads to the farewell, which ends the session. */
export function LogOutButton({ isCompact = false }: LogOutButtonProps) {
  const t = useText(accountTexts);
  const navigate = useNavigate();
  const running = Object.values(useAppSelector(selectTransfers)).filter(isRunning);
  const [asking, setAsking] = useState(false);
  return (
    <>
      {isCompact ? (
        <>
          <S.Sign>
            <IconButton
              label={t('header.logOut')}
              icon={<LogOutIcon />}
              onClick={() => setAsking(true)}
            />
          </S.Sign>
          <S.Words>
            <Button size="s" onClick={() => setAsking(true)}>
              {t('header.logOut')}
            </Button>
          </S.Words>
        </>
      ) : (
        <Button onClick={() => setAsking(true)}>{t('header.logOut')}</Button>
      )}
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
        cancel={{ onPress: () => setAsking(false) }}
      >
        {running.length > 0 && <RunningUploads uploads={running} />}
      </ConfirmDialog>
    </>
  );
}
