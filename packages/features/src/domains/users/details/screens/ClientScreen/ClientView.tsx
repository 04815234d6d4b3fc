import { Card, Grid, GridItem, Heading, Ltr, PageHeading, Skeleton, Stack, Text } from '@jawla/ui';
import type { UserRow } from '@jawla/contract';
import { fullName } from '@jawla/contract/fullName';
import { ActivitySection } from '#activity';
import { LazyErrorView, PagePath } from '#shell';
import { LoadFailed, type RemoteData } from '#core/http';
import { isolateIn, useLocale, useText } from '#core/i18n';
import { href, PageTitle } from '#core/routing';
import { clientDetailsTexts } from '../../clientDetails.texts';
import { ClientForm, type ClientFormProps } from './ClientForm';
import type { SendState } from '../../useClientEditing';
import type { ClientProjectsState } from '../../useClientProjects';
import { ClientProjects } from './ClientProjects';
import * as S from './ClientView.styles';
import { TILE_SIZE } from './ProjectTile.styles';
import { VerifiedBadge } from './VerifiedBadge';

export interface ClientViewProps extends Omit<ClientFormProps, 'client'> {
  /** The form has unsaved changes. */
  dirty: boolean;
  /** State of sending the verification link. */
  verification: SendState;
  onSendLink: (client: UserRow) => void;
  /** From the URL; `undefined` to create a client. */
  userName: string | undefined;
  client: RemoteData<UserRow>;
  projects: ClientProjectsState;
  onRetry: () => void;
}

/** The form of a new or existing client, and the projects; in any state. */
export function ClientView(props: ClientViewProps) {
  const { userName, client, dirty } = props;
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
  const isLoading = userName !== undefined && known === undefined;
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
                state={props.verification}
                onSend={() => props.onSendLink(known)}
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
      {failed !== undefined ? (
        <LoadFailed title={t('client.failed')} problem={failed} onRetry={props.onRetry} />
      ) : userName === undefined ? (
        <S.Single>
          <ClientForm {...props} client={undefined} />
        </S.Single>
      ) : (
        <S.Room>
          <S.Areas>
            {known ? (
              <ClientProjects client={known} projects={props.projects} />
            ) : (
              <ProjectsPlaceholder />
            )}
            {isLoading ? <FormPlaceholder /> : <ClientForm {...props} client={known} />}
          </S.Areas>
        </S.Room>
      )}
      {known && <ActivitySection filter={{ client: known._id }} />}
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
