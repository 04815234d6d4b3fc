import { useNavigation } from 'react-router-dom';
import { useText } from '#core/i18n';
import * as S from './RouteProgress.styles';
import { frameTexts } from './frame.texts';

/** A thin line at the top while the code of the next page loads; not shown for short loads. */
export function RouteProgress() {
  const t = useText(frameTexts);
  const { state } = useNavigation();
  return state === 'idle' ? null : <S.Line role="status" aria-label={t('loading')} />;
}
