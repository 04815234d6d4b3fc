import { Banner, Button, Text } from '@jawla/ui';
import { DownloadIcon } from '@jawla/ui/icons';
import { useEffect, useEffectEvent } from 'react';
import { saveAsFile } from '#core/device';
import { useProblemText } from '#core/http';
import { useText } from '#core/i18n';
import { useAppDispatch, useOutcome } from '#core/store';
import { loadAccountData } from '../../account.requests';
import { accountTexts } from '../../account.texts';
import { AccountSection } from './AccountSection';
import * as S from './AccountSection.styles';

/** A download of one's own data. */
export function DataSection() {
  const t = useText(accountTexts);
  const describe = useProblemText();
  const dispatch = useAppDispatch();
  const state = useOutcome(loadAccountData);
  const isReady = state.phase === 'ready';
  const save = useEffectEvent(() => {
    if (state.phase !== 'ready') return;
    saveAsFile(JSON.stringify(state.data, null, 2), 'account.json', 'application/json');
    dispatch(loadAccountData.dismissed());
  });
  useEffect(() => {
    if (isReady) save();
  }, [isReady]);

  return (
    <AccountSection title={t('data.title')}>
      <Text>{t('data.text')}</Text>
      <S.Foot>
        <Button
          icon={<DownloadIcon />}
          busy={state.phase === 'loading' ? t('data.loading') : undefined}
          onClick={() => dispatch(loadAccountData.requested(undefined, { force: true }))}
        >
          {t('data.download')}
        </Button>
        {state.phase === 'failed' && <Banner tone="danger">{describe(state.problem)}</Banner>}
      </S.Foot>
    </AccountSection>
  );
}
