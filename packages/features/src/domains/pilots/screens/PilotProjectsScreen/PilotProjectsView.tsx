import {
  Banner,
  Button,
  ConfirmDialog,
  EmptyState,
  IconButton,
  LinkButton,
  LiveRegion,
  Ltr,
  PageHeading,
  SearchField,
  Stack,
  Text,
} from '@jawla/ui';
import {
  AddIcon,
  BuildingIcon,
  CheckIcon,
  CopyIcon,
  DeleteIcon,
  SearchIcon,
  ShareIcon,
} from '@jawla/ui/icons';
import { useState, type ReactNode } from 'react';
import { problemTexts, useProblemText, type RemoteData, type RequestState } from '#core/http';
import { HighlightMatch, matchesTerm, TextWithIsolate, useText } from '#core/i18n';

import { PageTitle } from '#core/routing';
import { pilotLink } from '../../list/pilotLinks';
import { pilotListTexts } from '../../list/pilotList.texts';
import * as S from './PilotProjects.styles';
import { ShareSheet } from './ShareSheet';
import { useCopied } from './useCopied';

export interface PilotProjectsViewProps {
  names: RemoteData<string[]>;
  /** By name: those that are being deleted, or could not be. */
  deletions: Readonly<Record<string, RequestState<unknown>>>;
  /** The upload popup. */
  creator: ReactNode;
  onCreate: () => void;
  onDelete: (name: string) => void;
  onDeletionDismissed: (name: string) => void;
  onRetry: () => void;
}

/** The pilots, in any state. */
export function PilotProjectsView(props: PilotProjectsViewProps) {
  const { names, deletions } = props;
  const failures = Object.entries(deletions).flatMap(([name, state]) =>
    state.phase === 'failed' ? [{ name, problem: state.problem }] : [],
  );
  const t = useText(pilotListTexts);
  const tProblem = useText(problemTexts);
  const describe = useProblemText();
  const { copied, copy } = useCopied();
  const [term, setTerm] = useState('');
  const [asked, setAsked] = useState<string>();
  const [question, setQuestion] = useState<string>();
  const [shared, setShared] = useState<{ name: string; refused: boolean }>();
  // The words stay while the dialog leaves.
  if (asked !== undefined && asked !== question) setQuestion(asked);

  const all =
    names.phase === 'ready'
      ? names.data.filter((name) => deletions[name]?.phase !== 'loading')
      : [];
  const found = all
    .map((name, at) => ({ name, number: at + 1 }))
    .filter(({ name }) => matchesTerm(name, term));

  const copyLink = async (name: string) => {
    if (!(await copy(pilotLink(name)))) setShared({ name, refused: true });
  };

  return (
    <Stack gap="l">
      <PageTitle>{t('pilots.title')}</PageTitle>
      <PageHeading
        title={t('pilots.title')}
        actions={
          <Button variant="primary" icon={<AddIcon />} onClick={props.onCreate}>
            {t('pilots.create')}
          </Button>
        }
      />
      {failures.map(({ name, problem }) => (
        <Banner
          key={name}
          tone="danger"
          dismissal={{ label: t('close'), onDismiss: () => props.onDeletionDismissed(name) }}
        >
          <TextWithIsolate text={(slot) => t('pilots.deleteFailed', { name: slot })}>
            {name}
          </TextWithIsolate>{' '}
          {describe(problem)}
        </Banner>
      ))}
      <LiveRegion>{copied !== undefined && t('pilots.copied')}</LiveRegion>
      {all.length > 0 && (
        <S.Search>
          <SearchField
            label={t('pilots.search')}
            placeholder={t('pilots.search')}
            clearLabel={t('pilots.clear')}
            value={term}
            onValueChange={setTerm}
          />
        </S.Search>
      )}
      {names.phase === 'loading' || names.phase === 'idle' ? (
        <Text role="status" tone="inkMuted">
          {t('pilots.loading')}
        </Text>
      ) : names.phase === 'failed' ? (
        <EmptyState
          role="alert"
          icon={<BuildingIcon />}
          title={t('pilots.failed')}
          action={
            <Button variant="primary" onClick={props.onRetry}>
              {tProblem('retry')}
            </Button>
          }
        >
          {describe(names.problem)}
        </EmptyState>
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
          <S.List aria-label={t('pilots.list')}>
            {found.map(({ name, number }) => (
              <S.Row key={name}>
                <S.Number>
                  <Ltr>{number}</Ltr>
                </S.Number>
                <S.Name>
                  <bdi dir="auto">
                    <HighlightMatch text={name} term={term} />
                  </bdi>
                </S.Name>
                <S.Actions>
                  {copied === pilotLink(name) && <S.Copied>{t('pilots.copied')}</S.Copied>}
                  <LinkButton
                    size="s"
                    href={pilotLink(name)}
                    external={{ label: t('pilots.newTab') }}
                    aria-label={t('pilots.viewNamed', { name })}
                  >
                    {t('pilots.view')}
                  </LinkButton>
                  <IconButton
                    size="s"
                    label={t('pilots.copyNamed', { name })}
                    icon={copied === pilotLink(name) ? <CheckIcon /> : <CopyIcon />}
                    onClick={() => void copyLink(name)}
                  />
                  <IconButton
                    size="s"
                    label={t('pilots.shareNamed', { name })}
                    icon={<ShareIcon />}
                    onClick={() => setShared({ name, refused: false })}
                  />
                  <IconButton
                    size="s"
                    label={t('pilots.deleteNamed', { name })}
                    icon={<DeleteIcon />}
                    onClick={() => setAsked(name)}
                  />
                </S.Actions>
              </S.Row>
            ))}
          </S.List>
        </>
      )}
      <ShareSheet
        name={shared?.name}
        refused={shared?.refused ?? false}
        onClose={() => setShared(undefined)}
      />
      <ConfirmDialog
        open={asked !== undefined}
        title={
          <TextWithIsolate text={(slot) => t('delete.question', { name: slot })}>
            {question}
          </TextWithIsolate>
        }
        confirm={{
          label: t('delete.yes'),
          variant: 'danger',
          onPress: () => {
            if (asked !== undefined) props.onDelete(asked);
            setAsked(undefined);
          },
        }}
        cancel={{ label: t('cancel'), onPress: () => setAsked(undefined) }}
      >
        {t('delete.final')}
      </ConfirmDialog>
      {props.creator}
    </Stack>
  );
}
