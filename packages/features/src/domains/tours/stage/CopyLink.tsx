import { IconButton, useAnnounce } from '@jawla/ui';
import { CheckIcon, CopyIcon, ShareIcon } from '@jawla/ui/icons';
import { useEffect, useState } from 'react';
import { useText } from '#core/i18n';
import { tourTexts } from '../tours.texts';

/** How long the tick stays, in milliseconds. */
const TICK_MS = 1500;

/** Hands the address on: by the phone's own sheet where there is one, by the clipboard elsewhere. */
export function CopyLink({ title }: { title: string }) {
  const t = useText(tourTexts);
  const announce = useAnnounce();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), TICK_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const shares = 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;
  // Inside other apps and without TLS there is neither.
  if (!shares && !('clipboard' in navigator)) return null;
  const hand = async () => {
    try {
      if (shares) await navigator.share({ title, url: window.location.href });
      else {
        await navigator.clipboard.writeText(window.location.href);
        setCopied(true);
        announce(t('viewer.copied'));
      }
    } catch {
      // Put away by the person, or refused by the browser: the address bar still has it.
    }
  };
  return (
    <IconButton
      size="s"
      label={t(shares ? 'viewer.share' : copied ? 'viewer.copied' : 'viewer.copy')}
      icon={shares ? <ShareIcon /> : copied ? <CheckIcon /> : <CopyIcon />}
      onClick={() => void hand()}
    />
  );
}
