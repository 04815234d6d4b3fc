import { Banner, Button, Stack } from '@jawla/ui';
import type { ReactNode } from 'react';
import type { TabEvent } from '#core/device';
import { formatTime, useLocale, useText } from '#core/i18n';
import { sessionTexts } from './session.texts';

export interface SessionNoticesViewProps {
  /** When the session ends, in milliseconds since 1970; set shortly before. */
  expiresAt: number | undefined;
  /** An event from another tab, deferred until there is no unsaved work. */
  waiting: TabEvent | undefined;
  /** A link that sets a password was not opened. */
  isLinkIgnored: boolean;
  onLinkDismissed: () => void;
  onStay: () => void;
  /** The dialog for re-authentication. */
  children: ReactNode;
}

/** Notices of the session for a signed-in user, on any page. */
export function SessionNoticesView({
  expiresAt,
  waiting,
  isLinkIgnored,
  onLinkDismissed,
  onStay,
  children,
}: SessionNoticesViewProps) {
  const t = useText(sessionTexts);
  const locale = useLocale();
  return (
    <>
      {expiresAt !== undefined && (
        <Banner tone="warning">
          <Stack direction="row" align="center" gap="m">
            <span>{t('ends.soon', { time: formatTime(new Date(expiresAt), locale) })}</span>
            <Button size="s" onClick={onStay}>
              {t('ends.stay')}
            </Button>
          </Stack>
        </Banner>
      )}
      {isLinkIgnored && (
        <Banner tone="warning" dismissal={{ onDismiss: onLinkDismissed }}>
          {t('link.ignored')}
        </Banner>
      )}
      {waiting !== undefined && <Banner tone="info">{t(`tab.${waiting}`)}</Banner>}
      {children}
    </>
  );
}
