import { LinkButton, PageHeading, Skeleton, Stack, TextArea, VisuallyHidden } from '@jawla/ui';
import { lazy, Suspense } from 'react';
import { useOfflineRemoteData } from '#core/connection';
import { LoadFailed } from '#core/http';
import { useText } from '#core/i18n';
import { href, PageTitle } from '#core/routing';
import { useAppDispatch, useRequest } from '#core/store';
import { PagePath } from '#shell';
import { importViewer, loadApiDocument } from '../../api.requests';
import { apiTexts } from '../../api.texts';
import { curlExample } from '../../curlExample';

const ApiCalls = lazy(async () => ({ default: (await importViewer()).ApiCalls }));

/** The calls of the API, for admins who make keys. Nothing is called from here: no key is typed into a page. */
export function ApiScreen() {
  const t = useText(apiTexts);
  return (
    <Stack gap="l">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeading
        above={
          <PagePath
            backHref={href('connections', {})}
            parents={[
              { href: href('dashboard', {}), label: t('dashboard') },
              { href: href('connections', {}), label: t('connections') },
            ]}
            current={t('title')}
          />
        }
        title={t('title')}
        below={t('below')}
        actions={
          <LinkButton href="/api/openapi.json" external>
            {t('document')}
          </LinkButton>
        }
      />
      <TextArea
        label={t('example')}
        hint={t('exampleHint')}
        dir="ltr"
        readOnly
        spellCheck={false}
        rows={2}
        value={curlExample('read')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Calls />
    </Stack>
  );
}

function Calls() {
  const t = useText(apiTexts);
  const dispatch = useAppDispatch();
  const reload = () => dispatch(loadApiDocument.requested(undefined, { force: true }));
  const state = useOfflineRemoteData(useRequest(loadApiDocument), reload);
  switch (state.phase) {
    case 'idle':
    case 'loading':
      return <CallsLoading />;
    case 'failed':
      return <LoadFailed title={t('failed')} problem={state.problem} onRetry={reload} />;
    case 'ready':
      return (
        <Suspense fallback={<CallsLoading />}>
          <ApiCalls document={state.data} />
        </Suspense>
      );
    default:
      return state satisfies never;
  }
}

function CallsLoading() {
  const t = useText(apiTexts);
  return (
    <Stack gap="s" aria-busy>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton blockSize="6rem" />
      <Skeleton blockSize="20rem" />
    </Stack>
  );
}
