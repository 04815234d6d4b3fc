import { LoadingScreen } from '@jawla/ui';
import { useState } from 'react';
import { useText } from '#core/i18n';
import { shellTexts } from './shell.texts';

/** On the element that stands for this screen before its code is there: see the portal's first page. */
const DRAWN = '[data-prerendered]';
/** As if it had been there for long, in milliseconds. */
const THERE_ALREADY = -60_000;

/** The whole screen while it is not known yet who is signed in. */
export function AppLoading() {
  const t = useText(shellTexts);
  // What can be seen already must not come up once more.
  const [delay] = useState(() => (isDrawn() ? THERE_ALREADY : undefined));
  return <LoadingScreen messages={[t('loading')]} delay={delay} />;
}

function isDrawn(): boolean {
  return typeof document !== 'undefined' && document.querySelector(DRAWN) !== null;
}
