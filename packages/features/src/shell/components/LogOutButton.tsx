import { href } from '#core/routing';
import { Button, IconButton, useConfirm } from '@jawla/ui';
import { LogOutIcon } from '@jawla/ui/icons';
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
  const { dialog, ask } = useConfirm(() => ({
    title: t('logOut.question'),
    confirm: {
      label: t('yes'),
      onPress: () => void navigate(href('logout', {}), { replace: true }),
    },
    children: running.length > 0 ? <RunningUploads uploads={running} /> : undefined,
  }));
  return (
    <>
      {isCompact ? (
        <>
          <S.Sign>
            <IconButton label={t('header.logOut')} icon={<LogOutIcon />} onClick={() => ask()} />
          </S.Sign>
          <S.Words>
            <Button size="s" onClick={() => ask()}>
              {t('header.logOut')}
            </Button>
          </S.Words>
        </>
      ) : (
        <Button onClick={() => ask()}>{t('header.logOut')}</Button>
      )}
      {dialog}
    </>
  );
}
