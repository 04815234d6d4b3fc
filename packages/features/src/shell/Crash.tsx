import { Button, ErrorPage } from '@jawla/ui';
import { use, useState, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { problemTexts } from '#core/http';
import { useText } from '#core/i18n';
import { AppContext } from '#core/device';
import * as S from './Crash.styles';
import { PageTitle } from '#core/routing';
import { shellTexts } from './shell.texts';

/** Keeps a page that breaks from taking the whole portal with it. */
export function CrashBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary FallbackComponent={Crash}>{children}</ErrorBoundary>;
}

function Crash({ error }: FallbackProps) {
  return isLostCode(error) ? <Outdated /> : <Broken error={error} />;
}

/**
 * Whether a page's code could not be fetched: the site was renewed since this tab was opened, or there
 * is no network. Browsers say it in words only, each in its own.
 */
function isLostCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|unable to preload/i.test(error.message)
  );
}

function Outdated() {
  const t = useText(shellTexts);
  const tProblem = useText(problemTexts);
  const { reload } = use(AppContext);
  return (
    <>
      <PageTitle>{t('outdated.title')}</PageTitle>
      <ErrorPage
        role="alert"
        title={t('outdated.title')}
        message={navigator.onLine ? t('outdated.text') : tProblem('offline')}
        actions={
          <Button variant="primary" onClick={() => reload()}>
            {t('crash.reload')}
          </Button>
        }
      />
    </>
  );
}

function Broken({ error }: { error: unknown }) {
  const t = useText(shellTexts);
  const { reload } = use(AppContext);
  const [copied, setCopied] = useState<'not' | 'done' | 'refused'>('not');
  const details = detailsOf(error);
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
            {/* A browser that keeps the clipboard closed: the details can be marked by hand. */}
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

/** What helps to find the fault; nothing of the person but where they were. */
function detailsOf(error: unknown): string {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return [message, window.location.pathname, navigator.userAgent, stack ?? ''].join('\n');
}
