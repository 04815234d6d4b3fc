import { COPIED_MS } from '@jawla/contract/durations';
import { Dialog, TextField, useAnnounce } from '@jawla/ui';
import { CheckIcon, CopyIcon, ShareIcon } from '@jawla/ui/icons';
import { useEffect, useState, type ReactNode } from 'react';
import { useText } from '#core/i18n';
import { tourTexts } from '../tours.texts';

export interface ShareLink {
  /** What a click does. */
  label: string;
  icon: ReactNode;
  share: () => void;
  /** The URL to select if the browser denies access to the clipboard. */
  dialog: ReactNode;
}

/** A share sheet. */
export interface Sharing {
  /** What a click does. */
  label: string;
  open: (url: string) => void;
}

/**
 * Shares a URL by the phone's share sheet, or copies it; where neither works, it is shown for selection.
 *
 * @param urlNow Returns the URL of what the user sees.
 * @param sharing Opens a share sheet instead.
 */
export function useShareLink(
  title: string,
  urlNow: () => string,
  sharing: Sharing | undefined,
): ShareLink {
  const t = useText(tourTexts);
  const announce = useAnnounce();
  const [copied, setCopied] = useState(false);
  /** The URL that could not be shared. */
  const [refused, setRefused] = useState<string>();
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const shares = 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;
  const share = async () => {
    const url = urlNow();
    try {
      await navigator.share({ title, url });
    } catch (cause) {
      // The user closed the share sheet.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) setRefused(url);
    }
  };
  const copy = async () => {
    const url = urlNow();
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
      announce(t('viewer.copied'));
    } catch {
      // The clipboard is denied, or not available: in-app browsers, or without TLS.
      setRefused(url);
    }
  };
  if (sharing !== undefined) {
    const { label, open } = sharing;
    return { label, icon: <ShareIcon />, share: () => open(urlNow()), dialog: undefined };
  }
  return {
    label: t(shares ? 'viewer.share' : copied ? 'viewer.copied' : 'viewer.copy'),
    icon: shares ? <ShareIcon /> : copied ? <CheckIcon /> : <CopyIcon />,
    share: () => void (shares ? share() : copy()),
    dialog: (
      <Dialog
        open={refused !== undefined}
        title={t('viewer.copy')}
        hasClose
        onClose={() => setRefused(undefined)}
      >
        <TextField
          label={t('viewer.link')}
          hint={t('viewer.copyRefused')}
          dir="ltr"
          readOnly
          value={refused ?? ''}
          onClick={(event) => event.currentTarget.select()}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Dialog>
    ),
  };
}
