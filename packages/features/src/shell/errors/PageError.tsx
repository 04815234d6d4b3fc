import { Button, ErrorPage, LinkButton } from '@jawla/ui';
import { use, useEffect, useState, type ComponentType } from 'react';
import { useRouteError } from 'react-router-dom';
import { AjarDoor } from '#core/doors';
import { AppContext } from '#core/device';
import { problemTexts } from '#core/http';
import { useText } from '#core/i18n';
import { PAGES, PageTitle, type PageName } from '#core/routing';
import { Shell } from '../Shell';
import { frameTexts } from '../frame.texts';
import { crashDetails } from './crashDetails';
import * as S from './PageError.styles';

/** The error of one page: its frame remains usable. */
function PageError() {
  const error = useRouteError();
  return isChunkLoadError(error) ? <Outdated /> : <Broken error={error} />;
}

/** Returns the error boundary of a page. One without a frame, such as a tour, gets a header and margins with the error. */
export function pageErrorOf(name: PageName | undefined): ComponentType {
  return name !== undefined && PAGES[name].frame === 'none' ? FramedPageError : PageError;
}

/** The error with a header and margins of its own. */
export function FramedPageError() {
  return (
    <Shell frame="bare" footer="none" hasNotices={false}>
      <PageError />
    </Shell>
  );
}

/**
 * Whether a page's chunk could not be loaded: a new version was deployed since this tab was opened, or the
 * browser is offline. Browsers have no error code for it, only messages.
 */
function isChunkLoadError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|unable to preload/i.test(error.message)
  );
}

/** Browsers cache a failed import, so the page is reloaded; automatically once the network is back. */
function Outdated() {
  const t = useText(frameTexts);
  const tProblem = useText(problemTexts);
  const { reload } = use(AppContext);
  const [isOnline] = useState(navigator.onLine);
  /** Without a server, a reload would replace the portal by the browser's own error page. */
  const retry = () => {
    fetch('/', { method: 'HEAD' }).then(
      () => reload(),
      () => undefined,
    );
  };
  useEffect(() => {
    const onOnline = () => reload();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [reload]);
  const title = t(isOnline ? 'outdated.title' : 'unloaded.title');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <ErrorPage
        role="alert"
        drawing={<AjarDoor />}
        title={title}
        message={isOnline ? t('outdated.text') : tProblem('offline')}
        actions={
          <>
            <Button variant="primary" onClick={retry}>
              {isOnline ? t('crash.reload') : tProblem('retry')}
            </Button>
            <LinkButton href="/">{t('crash.home')}</LinkButton>
          </>
        }
      />
    </>
  );
}

function Broken({ error }: { error: unknown }) {
  const t = useText(frameTexts);
  const { reload } = use(AppContext);
  const [copied, setCopied] = useState<'not' | 'done' | 'refused'>('not');
  const details = crashDetails(error, window.location);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(details);
      setCopied('done');
    } catch {
      setCopied('refused');
    }
  };
  return (
    <>
      <PageTitle>{t('crash.title')}</PageTitle>
      <ErrorPage
        role="alert"
        drawing={<AjarDoor />}
        title={t('crash.title')}
        message={t('crash.text')}
        actions={
          <>
            <Button variant="primary" onClick={() => reload()}>
              {t('crash.reload')}
            </Button>
            <Button onClick={() => reload('/')}>{t('crash.home')}</Button>
            <Button variant="quiet" onClick={() => void copy()}>
              {t(copied === 'done' ? 'crash.copied' : 'crash.copy')}
            </Button>
            {/* If the browser denies access to the clipboard, the details can be selected. */}
            {copied === 'refused' && (
              <S.Details dir="ltr" tabIndex={0} aria-label={t('crash.details')} role="region">
                {details}
              </S.Details>
            )}
          </>
        }
      />
    </>
  );
}
