import { Card, Grid, GridItem, Heading, Ltr, PageHeading, Skeleton, Stack, Text } from '@jawla/ui';
import { fullName } from '@jawla/contract/fullName';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ActivitySection } from '#activity';
import { LazyErrorView, PagePath } from '#shell';
import { useOfflineRemoteData } from '#core/connection';
import { dataOf, LoadFailed, useKeptWhileDirty } from '#core/http';
import { isolateIn, useLocale, useText } from '#core/i18n';
import { href, PageTitle } from '#core/routing';
import { useAppDispatch, useRequest } from '#core/store';
import { clientDetailsTexts } from '../../clientDetails.texts';
import { ClientDownload } from '../../download/ClientDownload';
import { loadClient } from '../../../users.requests';
import { useClientEditing } from '../../useClientEditing';
import { useClientProjects } from '../../useClientProjects';
import { ClientForm } from './ClientForm';
import { ClientProjects } from './ClientProjects';
import * as S from './ClientScreen.styles';
import { TILE_SIZE } from './ProjectTile.styles';
import { VerifiedBadge } from './VerifiedBadge';

/** An admin creates a client, or edits one with the projects. */
export function ClientScreen() {
  const { clientID: userName } = useParams();
  // The key resets the form for another client.
  return <Client key={userName} userName={userName} />;
}

/** The form of a new or existing client, and the projects. */
function Client({ userName }: { userName: string | undefined }) {
  const dispatch = useAppDispatch();
  const [dirty, setDirty] = useState(false);
  const reload = () => {
    if (userName !== undefined) dispatch(loadClient.requested(userName, { force: true }));
  };
  const remote = useOfflineRemoteData(useRequest(loadClient, userName), reload);
  const client = useKeptWhileDirty(remote, dirty);
  const { verification, onSendLink, ...editing } = useClientEditing(userName);
  const projects = useClientProjects(dataOf(client));
  const t = useText(clientDetailsTexts);
  const locale = useLocale();
  const known = client.phase === 'ready' ? client.data : undefined;
  const name = known !== undefined ? fullName(known) : (userName ?? t('client.create'));

  const subject = userName === undefined ? t('client.create') : isolateIn(locale, userName);

  // The server responds with 400 if no user has this name.
  if (client.phase === 'failed' && client.problem.kind === 'refused') {
    return (
      <LazyErrorView
        kind="clientNotFound"
        home={href('dashboard', {})}
        isAdmin
        userName={undefined}
      />
    );
  }
  const failed = client.phase === 'failed' ? client.problem : undefined;
  const isLoading = userName !== undefined && client.phase !== 'failed' && known === undefined;
  return (
    <Stack gap="l">
      <PageTitle>{`${dirty ? '• ' : ''}${t('client.panel')} – ${subject}`}</PageTitle>
      <PageHeading
        above={
          <PagePath
            backHref={href('dashboard', {})}
            parents={[{ href: href('dashboard', {}), label: t('client.all') }]}
            current={name}
          />
        }
        title={
          <S.Named>
            {userName !== undefined && <S.Face name={name} />}
            <bdi dir="auto">{name}</bdi>
          </S.Named>
        }
        below={
          known ? (
            <S.Facts>
              <Ltr>@{known.userName}</Ltr>
              <Ltr>{known.email}</Ltr>
              <VerifiedBadge
                verified={known.verified}
                state={verification}
                onSend={() => onSendLink(known)}
              />
            </S.Facts>
          ) : (
            isLoading && (
              <S.Facts>
                <Ltr>@{userName}</Ltr>
                <Skeleton inlineSize="16rem" blockSize="1lh" />
                <Skeleton inlineSize="5rem" blockSize="1lh" />
              </S.Facts>
            )
          )
        }
      />
      {userName === undefined ? (
        <S.Single>
          <ClientForm {...editing} client={undefined} onDirty={setDirty} />
        </S.Single>
      ) : failed !== undefined ? (
        <LoadFailed title={t('client.failed')} problem={failed} onRetry={reload} />
      ) : (
        <S.Room>
          <S.Areas>
            {known ? (
              <ClientProjects client={known} projects={projects} />
            ) : (
              <ProjectsPlaceholder />
            )}
            {isLoading ? (
              <FormPlaceholder />
            ) : (
              <ClientForm {...editing} client={known} onDirty={setDirty} />
            )}
          </S.Areas>
        </S.Room>
      )}
      {known && <ActivitySection filter={{ client: known._id }} />}
      {known && <ClientDownload client={known} />}
    </Stack>
  );
}

function ProjectsPlaceholder() {
  const t = useText(clientDetailsTexts);
  return (
    <Stack gap="l">
      <S.SectionHead>
        <Heading level={2}>{t('projects.title')}</Heading>
        <Text role="status" tone="inkMuted">
          {t('client.loading')}
        </Text>
      </S.SectionHead>
      <Grid>
        {['a', 'b', 'c', 'd'].map((tile) => (
          <GridItem key={tile}>
            <Skeleton blockSize={TILE_SIZE} />
          </GridItem>
        ))}
      </Grid>
    </Stack>
  );
}

function FormPlaceholder() {
  return (
    <Card>
      <Stack gap="l">
        {['a', 'b', 'c', 'd', 'e'].map((field) => (
          <Skeleton key={field} blockSize="4.5rem" />
        ))}
      </Stack>
    </Card>
  );
}
