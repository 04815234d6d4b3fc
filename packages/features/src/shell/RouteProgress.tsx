import { useText } from '#core/i18n';
import * as S from './RouteProgress.styles';
import { shellTexts } from './shell.texts';

/** A hairline at the top while a page's code is on its way; short waits do not show it. */
export function RouteProgress() {
  const t = useText(shellTexts);
  return (
    <>
      <S.Line role="status" aria-label={t('loading')} />
      <S.Room />
    </>
  );
}
