import type { PilotSummary } from '@jawla/contract';
import { Banner, Button, Grid, GridItem, LiveRegion, useConfirm, lazyWithRetry } from '@jawla/ui';
import { AddIcon, BuildingIcon, SearchIcon } from '@jawla/ui/icons';
import { Suspense, useState } from 'react';
import { focusAfterDialog, neighbourOf } from '#core/forms';
import { dataOf, toRemoteData, useProblemText } from '#core/http';
import { matchesTerm, TextWithIsolate, useText } from '#core/i18n';
import { ListPage, useList, useListAddress } from '#core/lists';
import { href } from '#core/routing';
import { useAppDispatch, useOutcomes, useRequest } from '#core/store';
import { useCopied } from '#sharing';
import { UndoToasts } from '#trash';
import { pilotLink } from '../../list/pilotLinks';
import { pilotListTexts } from '../../list/pilotList.texts';
import { deletePilot, loadPilots } from '../../pilots.requests';
import { CreatePilot } from './CreatePilot';
import { deleteButtonId, PilotCard } from './PilotCard';
import { PilotSkeleton } from './PilotSkeleton';
import type { ShareSheetProps } from './ShareSheet';
import { usePilotBridges } from './usePilotBridges';
import { usePilotPictures } from './usePilotPictures';

// Code splitting: QR codes need a library.
const ShareSheet = lazyWithRetry(async () => (await import('./ShareSheet')).ShareSheet);

/** The pilot whose share sheet is open, or fades out. */
type Shared = Pick<ShareSheetProps, 'pilot' | 'refused' | 'open'>;

/** An admin's list of pilots, with the dialog to create one. */
export function PilotProjectsScreen() {
  const t = useText(pilotListTexts);
  const describe = useProblemText();
  const dispatch = useAppDispatch();
  const { term, onTerm } = useListAddress();
  const pilots = useRequest(loadPilots);
  const list = useList({
    state: pilots,
    reload: () => dispatch(loadPilots.requested(undefined, { force: true })),
  });
  const { heading } = list;
  const deletions = useOutcomes(deletePilot);
  const pictureActionsOf = usePilotPictures();
  const bridgeOf = usePilotBridges();
  const { copied, copy } = useCopied();
  const [isCreating, setCreating] = useState(false);
  const [deleted, setDeleted] = useState<string>();
  const [shared, setShared] = useState<Shared>();

  const deletion = deleted === undefined ? undefined : deletions[deleted];
  const all = list.data?.filter(({ name }) => deletions[name]?.phase !== 'loading');
  const found = all
    ?.map((pilot, at) => ({ pilot, number: at + 1 }))
    .filter(({ pilot }) => matchesTerm(pilot.name, term));
  const failures = Object.entries(deletions).flatMap(([name, state]) =>
    state.phase === 'failed' ? [{ name, problem: state.problem }] : [],
  );

  const copyLink = async (pilot: PilotSummary) => {
    if (!(await copy(pilotLink(pilot.name)))) setShared({ pilot, refused: true, open: true });
  };
  const remove = (name: string) => {
    const neighbour = neighbourOf(found?.map(({ pilot }) => pilot.name) ?? [], name);
    focusAfterDialog(() =>
      neighbour === undefined
        ? heading.current
        : document.getElementById(deleteButtonId(neighbour)),
    );
    setDeleted(name);
    dispatch(deletePilot.requested(name));
  };
  const { dialog, ask } = useConfirm((name: string) => ({
    title: (
      <TextWithIsolate text={(slot) => t('delete.question', { name: slot })}>
        {name}
      </TextWithIsolate>
    ),
    confirm: { label: t('delete.yes'), variant: 'danger', onPress: () => remove(name) },
    children: t('delete.final'),
  }));
  const create = {
    label: t('pilots.create'),
    icon: <AddIcon />,
    onPress: () => setCreating(true),
  };

  return (
    <ListPage
      title={t('pilots.title')}
      below={t('pilots.below')}
      backHref={href('dashboard', {})}
      action={create}
      search={{ label: t('pilots.search'), term, onTerm }}
      list={{ ...list, data: found }}
      count={found?.length}
      isNarrowed={term.trim() !== '' && all?.length !== 0}
      caption={found && t('pilots.found', { smart_count: found.length })}
      loading={t('pilots.loading')}
      failed={t('pilots.failed')}
      empty={{
        icon: <BuildingIcon />,
        title: t('pilots.empty'),
        action: <Button onClick={create.onPress}>{create.label}</Button>,
      }}
      noMatch={{
        icon: <SearchIcon />,
        title: (
          <TextWithIsolate text={(slot) => t('pilots.noMatch', { term: slot })}>
            {term}
          </TextWithIsolate>
        ),
        action: (
          <Button
            onClick={() => {
              onTerm('');
              heading.current?.focus();
            }}
          >
            {t('pilots.showAll')}
          </Button>
        ),
      }}
      messages={
        <>
          {failures.map(({ name, problem }) => (
            <Banner
              key={name}
              tone="danger"
              dismissal={{
                onDismiss: () => dispatch(deletePilot.dismissed(name)),
              }}
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
            <CreatePilot
              open={isCreating}
              names={dataOf(toRemoteData(pilots))?.map(({ name }) => name) ?? []}
              onClose={() => setCreating(false)}
            />
          </UndoToasts>
        </>
      }
      after={
        <>
          {shared && (
            <Suspense>
              <ShareSheet {...shared} onClose={() => setShared({ ...shared, open: false })} />
            </Suspense>
          )}
          {dialog}
        </>
      }
    >
      {(rows, error) =>
        error ??
        (rows === undefined ? (
          <Grid roomy aria-hidden data-page-loading>
            {Array.from({ length: 3 }, (_, at) => (
              <GridItem key={at}>
                <PilotSkeleton />
              </GridItem>
            ))}
          </Grid>
        ) : (
          <Grid roomy aria-label={t('pilots.list')}>
            {rows.map(({ pilot, number }) => (
              <GridItem key={pilot.name}>
                <PilotCard
                  {...{ pilot, number, term }}
                  pictureActions={pictureActionsOf(pilot.name)}
                  bridge={bridgeOf(pilot.name)}
                  isCopied={copied === pilotLink(pilot.name)}
                  onCopy={() => void copyLink(pilot)}
                  onShare={() => setShared({ pilot, refused: false, open: true })}
                  onDelete={() => ask(pilot.name)}
                />
              </GridItem>
            ))}
          </Grid>
        ))
      }
    </ListPage>
  );
}
