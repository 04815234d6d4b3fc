import { LoadingScreen } from '@jawla/ui';
import { useText } from '../i18n';
import { shellTexts } from './shell.texts';

/** The whole screen while it is not known yet who is signed in. */
export function AppLoading() {
  const t = useText(shellTexts);
  return <LoadingScreen messages={[t('loading')]} />;
}
