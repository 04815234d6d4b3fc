import { Button, ErrorPage } from '@jawla/ui';
import { use, useState, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useText } from '../i18n';
import { AppContext } from './AppContext';
import { PageTitle } from './PageTitle';
import { shellTexts } from './shell.texts';

/** Keeps a page that breaks from taking the whole portal with it. */
export function CrashBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary FallbackComponent={Crash}>{children}</ErrorBoundary>;
}

function Crash({ error }: FallbackProps) {
  const t = useText(shellTexts);
  const { reload } = use(AppContext);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(detailsOf(error));
      setCopied(true);
    } catch {
      // A browser that keeps the clipboard closed: the other ways remain.
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
              {t(copied ? 'crash.copied' : 'crash.copy')}
            </Button>
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
