import {
  Breadcrumbs,
  Button,
  Card,
  EmptyState,
  Ltr,
  PageHeading,
  Skeleton,
  Stack,
  Text,
} from '@jawla/ui';
import type { UserRow } from '@jawla/contract';
import { useState } from 'react';
import { ErrorView } from '#shell';
import { problemTexts, useProblemText, type RemoteData } from '#core/http';
import { useText } from '#core/i18n';
import { href, PageTitle } from '#core/routing';
import { fullName } from '../../../users.model';
import { clientDetailsTexts } from '../../clientDetails.texts';
import { ClientForm, type ClientFormProps } from './ClientForm';
import type { ClientProjectsState } from '../../useClientProjects';
import { ClientProjects } from './ClientProjects';
import * as S from './ClientForm.styles';

export interface ClientViewProps extends Omit<ClientFormProps, 'client' | 'onDirty'> {
  /** From the URL; `undefined` where a client is created. */
  userName: string | undefined;
  client: RemoteData<UserRow>;
  projects: ClientProjectsState;
  onRetry: () => void;
}

/** The form for a client, new or known, and the projects; in any state. */
export function ClientView(props: ClientViewProps) {
  const { userName, client } = props;
  const t = useText(clientDetailsTexts);
  const tProblem = useText(problemTexts);
  const describe = useProblemText();
  const [dirty, setDirty] = useState(false);
  const known = client.phase === 'ready' ? client.data : undefined;
  const name = known !== undefined ? fullName(known) : (userName ?? t('client.create'));

  // 400 is how the server says that there is nobody of this name.
  if (client.phase === 'failed' && client.problem.kind === 'refused') {
    return (
      <ErrorView kind="clientNotFound" home={href('dashboard', {})} isAdmin userName={undefined} />
    );
  }
  return (
    <Stack gap="xl">
      <PageTitle>{`${dirty ? '• ' : ''}${name} – ${t('client.panel')}`}</PageTitle>
      <PageHeading
        above={
          <Breadcrumbs
            label={t('client.path')}
            parents={[{ href: href('dashboard', {}), label: t('client.all') }]}
            current={name}
          />
        }
        title={<bdi dir="auto">{name}</bdi>}
        below={known && <Ltr>@{known.userName}</Ltr>}
      />
      {client.phase === 'failed' ? (
        <EmptyState
          role="alert"
          title={t('client.failed')}
          action={
            <Button variant="primary" onClick={props.onRetry}>
              {tProblem('retry')}
            </Button>
          }
        >
          {describe(client.problem)}
        </EmptyState>
      ) : userName !== undefined && known === undefined ? (
        <Placeholder />
      ) : (
        <>
          <ClientForm {...props} client={known} onDirty={setDirty} />
          {known && <ClientProjects client={known} projects={props.projects} />}
        </>
      )}
    </Stack>
  );
}

function Placeholder() {
  const t = useText(clientDetailsTexts);
  return (
    <Card>
      <Stack gap="l">
        <Text role="status" tone="inkMuted">
          {t('client.loading')}
        </Text>
        <S.Fields>
          {['a', 'b', 'c', 'd', 'e'].map((field) => (
            <Skeleton key={field} blockSize="4.5rem" />
          ))}
        </S.Fields>
      </Stack>
    </Card>
  );
}
