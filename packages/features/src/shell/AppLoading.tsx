import { LoadingScreen } from '@jawla/ui';
import { useState } from 'react';
import { useText } from '#core/i18n';
import { frameTexts } from './frame.texts';

/**
 * On the prerendered element that shows this screen before the code has loaded: see the prerender plugin of
 * the portal.
 */
const PRERENDERED = '[data-prerendered]';
/**
 * Negative delay of the fade-in animation, in milliseconds: it starts as if it had ended.
 */
const SKIP_FADE_IN_MS = -60_000;

/** Fills the screen until it is known whether a user is signed in. */
export function AppLoading() {
  const t = useText(frameTexts);
  // Skips the fade-in: the prerendered screen is visible already.
  const [delay] = useState(() => (isPrerendered() ? SKIP_FADE_IN_MS : undefined));
  return <LoadingScreen messages={[t('loading')]} delay={delay} />;
}

function isPrerendered(): boolean {
  return typeof document !== 'undefined' && document.querySelector(PRERENDERED) !== null;
}
