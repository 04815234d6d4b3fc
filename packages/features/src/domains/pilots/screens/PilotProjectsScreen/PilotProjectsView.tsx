import {
  Banner,
  Button,
  ConfirmDialog,
  EmptyState,
  Grid,
  GridItem,
  LiveRegion,
  PageHeading,
  SearchField,
  Stack,
  Text,
} from '@jawla/ui';
import { AddIcon, BuildingIcon, SearchIcon } from '@jawla/ui/icons';
import type { PilotSummary } from '@jawla/contract';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { focusAfterDialog, neighbourOf } from '#core/forms';
import { LoadFailed, useProblemText, type RemoteData, type RequestState } from '#core/http';
import { matchesTerm, TextWithIsolate, useText } from '#core/i18n';

import { href, PageTitle } from '#core/routing';
import { useCopied } from '#sharing';
import { PagePath } from '#shell';
import { UndoToasts } from '#trash';
import { pilotLink } from '../../list/pilotLinks';
import { pilotListTexts } from '../../list/pilotList.texts';
import { deleteButtonId, PilotCard } from './PilotCard';
import * as S from './PilotProjects.styles';
import { PilotSkeleton } from './PilotSkeleton';
import type { ShareSheetProps } from './ShareSheet';
import type { PilotBridge } from './usePilotBridges';
import type { PilotPictureActions } from './usePilotPictures';

// Code splitting: QR codes need a library.
const ShareSheet = lazy(async () => ({ default: (await import('./ShareSheet')).ShareSheet }));

/** The pilot whose share sheet is open, or fades out. */
type Shared = Pick<ShareSheetProps, 'pilot' | 'refused' | 'open'>;

export interface PilotProjectsViewProps {
  pilots: RemoteData<readonly PilotSummary[]>;
  /** Deletions that are pending or have failed, by name. */
  deletions: Readonly<Record<string, RequestState<unknown>>>;
  pictureActionsOf: (name: string) => PilotPictureActions;
  bridgeOf: (name: string) => PilotBridge;
  /** The upload dialog. */
  creator: ReactNode;
  onCreate: () => void;
  onDelete: (name: string) => void;
  onDeletionDismissed: (name: string) => void;
  onRetry: () => void;
}

/** The list of pilots, in any state. */
export function PilotProjectsView(props: PilotProjectsViewProps) {
  const { pilots, deletions } = props;
  const failures = Object.entries(deletions).flatMap(([name, state]) =>
    state.phase === 'failed' ? [{ name, problem: state.problem }] : [],
  );
  const t = useText(pilotListTexts);
  const describe = useProblemText();
  const { copied, copy } = useCopied();
  const create = useRef<HTMLButtonElement>(null);
  const [deleted, setDeleted] = useState<string>();
  const [term, setTerm] = useState('');
  const [toDelete, setToDelete] = useState<string>();
  const [shared, setShared] = useState<Shared>();

  const deletion = deleted === undefined ? undefined : deletions[deleted];
  const isLoading = pilots.phase === 'loading' || pilots.phase === 'idle';
  const all =
    pilots.phase === 'ready'
      ? pilots.data.filter(({ name }) => deletions[name]?.phase !== 'loading')
      : [];
  const found = all
    .map((pilot, at) => ({ pilot, number: at + 1 }))
    .filter(({ pilot }) => matchesTerm(pilot.name, term));

  const copyLink = async (pilot: PilotSummary) => {
    if (!(await copy(pilotLink(pilot.name)))) setShared({ pilot, refused: true, open: true });
  };

  const remove = (name: string) => {
    const names = found.map(({ pilot }) => pilot.name);
    const neighbour = neighbourOf(names, name);
    focusAfterDialog(() =>
      neighbour === undefined ? create.current : document.getElementById(deleteButtonId(neighbour)),
    );
    setDeleted(name);
    props.onDelete(name);
  };

  return (
    <Stack gap="l">
      <PageTitle>{t('pilots.title')}</PageTitle>
      <PageHeading
        above={
          <PagePath
            backHref={href('dashboard', {})}
            parents={[{ href: href('dashboard', {}), label: t('pilots.clients') }]}
            current={t('pilots.title')}
          />
        }
        title={t('pilots.title')}
        actions={
          <Button ref={create} variant="primary" icon={<AddIcon />} onClick={props.onCreate}>
            {t('pilots.create')}
          </Button>
        }
      />
      {failures.map(({ name, problem }) => (
        <Banner
          key={name}
          tone="danger"
          dismissal={{ onDismiss: () => props.onDeletionDismissed(name) }}
        >
          <TextWithIsolate text={(slot) => t('pilots.deleteFailed', { name: slot })}>
            {name}
          </TextWithIsolate>{' '}
          {describe(problem)}
        </Banner>
      ))}
      <LiveRegion>{copied !== undefined && t('pilots.copied')}</LiveRegion>
      <UndoToasts
        trashed={
          deleted !== undefined && deletion?.phase === 'ready'
            ? { thing: { kind: 'pilot', name: deleted }, name: deleted, at: deletion.at }
            : undefined
        }
      >
        {props.creator}
      </UndoToasts>
      {(all.length > 0 || isLoading) && (
        <S.Search>
          <SearchField
            label={t('pilots.search')}
            placeholder={t('pilots.search')}
            value={term}
            onValueChange={setTerm}
          />
        </S.Search>
      )}
      {isLoading ? (
        <>
          <Text role="status" size="small" tone="inkMuted">
            {t('pilots.loading')}
          </Text>
          <Grid roomy aria-hidden data-page-loading>
            {Array.from({ length: 3 }, (_, at) => (
              <GridItem key={at}>
                <PilotSkeleton />
              </GridItem>
            ))}
          </Grid>
        </>
      ) : pilots.phase === 'failed' ? (
        <LoadFailed
          title={t('pilots.failed')}
          icon={<BuildingIcon />}
          problem={pilots.problem}
          onRetry={props.onRetry}
        />
      ) : all.length === 0 ? (
        <EmptyState icon={<BuildingIcon />} title={t('pilots.empty')} />
      ) : found.length === 0 ? (
        <EmptyState
          role="status"
          icon={<SearchIcon />}
          title={
            <TextWithIsolate text={(slot) => t('pilots.noMatch', { term: slot })}>
              {term}
            </TextWithIsolate>
          }
        />
      ) : (
        <>
          <Text role="status" size="small" tone="inkMuted">
            {t('pilots.found', { smart_count: found.length })}
          </Text>
          <Grid roomy aria-label={t('pilots.list')}>
            {found.map(({ pilot, number }) => (
              <GridItem key={pilot.name}>
                <PilotCard
                  {...{ pilot, number, term }}
                  pictureActions={props.pictureActionsOf(pilot.name)}
                  bridge={props.bridgeOf(pilot.name)}
                  isCopied={copied === pilotLink(pilot.name)}
                  onCopy={() => void copyLink(pilot)}
                  onShare={() => setShared({ pilot, refused: false, open: true })}
                  onDelete={() => setToDelete(pilot.name)}
                />
              </GridItem>
            ))}
          </Grid>
        </>
      )}
      {shared && (
        <Suspense>
          <ShareSheet {...shared} onClose={() => setShared({ ...shared, open: false })} />
        </Suspense>
      )}
      <ConfirmDialog
        open={toDelete !== undefined}
        title={
          <TextWithIsolate text={(slot) => t('delete.question', { name: slot })}>
            {toDelete}
          </TextWithIsolate>
        }
        confirm={{
          label: t('delete.yes'),
          variant: 'danger',
          onPress: () => {
            if (toDelete !== undefined) remove(toDelete);
            setToDelete(undefined);
          },
        }}
        cancel={{ onPress: () => setToDelete(undefined) }}
      >
        {t('delete.final')}
      </ConfirmDialog>
    </Stack>
  );
}
