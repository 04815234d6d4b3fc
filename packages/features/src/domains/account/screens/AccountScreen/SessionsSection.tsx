import type { AccountSession } from '@jawla/contract';
import { Banner, Button, EmptyState, Skeleton, Tag, Text, VisuallyHidden } from '@jawla/ui';
import { useRef, useState } from 'react';
import { problemTexts, toRemoteData, useProblemText } from '#core/http';
import { formatAgo, useLocale, useText } from '#core/i18n';
import { useAppDispatch, useOutcome, useRequest } from '#core/store';
import { endOtherSessions, endSession, loadSessions } from '../../account.requests';
import { accountTexts } from '../../account.texts';
import { AccountSection } from './AccountSection';
import * as S from './AccountSection.styles';

/** Where the user is logged in. */
export function SessionsSection() {
  const t = useText(accountTexts);
  const tProblem = useText(problemTexts);
  const describe = useProblemText();
  const dispatch = useAppDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  const sessions = toRemoteData(useRequest(loadSessions));
  const ending = useOutcome(endOtherSessions);
  // The button that had the focus is gone.
  const focusHeading = () => heading.current?.focus();

  return (
    <AccountSection
      ref={heading}
      title={t('sessions.title')}
      aria-busy={sessions.phase === 'idle' || sessions.phase === 'loading'}
    >
      {sessions.phase === 'failed' ? (
        <EmptyState
          role="alert"
          title={t('sessions.failed')}
          action={
            <Button
              onClick={() => {
                focusHeading();
                dispatch(loadSessions.requested(undefined, { force: true }));
              }}
            >
              {tProblem('retry')}
            </Button>
          }
        >
          {describe(sessions.problem)}
        </EmptyState>
      ) : sessions.phase === 'ready' ? (
        <>
          <S.Sessions>
            {sessions.data.map((session) => (
              <SessionRow key={session._id} session={session} onEnded={focusHeading} />
            ))}
          </S.Sessions>
          {sessions.data.length === 1 ? (
            <Text role="status" tone="inkMuted">
              {t('sessions.onlyThis')}
            </Text>
          ) : (
            <S.Foot>
              <Button
                busy={ending.phase === 'loading' ? t('sessions.ending') : undefined}
                onClick={() => {
                  focusHeading();
                  dispatch(endOtherSessions.requested());
                }}
              >
                {t('sessions.endOthers')}
              </Button>
            </S.Foot>
          )}
          {ending.phase === 'failed' && <Banner tone="danger">{describe(ending.problem)}</Banner>}
        </>
      ) : (
        <>
          <VisuallyHidden role="status">{t('sessions.loading')}</VisuallyHidden>
          <Skeleton blockSize="3rem" />
          <Skeleton blockSize="3rem" />
        </>
      )}
    </AccountSection>
  );
}

interface SessionRowProps {
  session: AccountSession;
  onEnded: () => void;
}

function SessionRow({ session, onEnded }: SessionRowProps) {
  const { _id: id, browser, system, seenAt, isCurrent } = session;
  const t = useText(accountTexts);
  const locale = useLocale();
  const describe = useProblemText();
  const dispatch = useAppDispatch();
  const [now] = useState(() => new Date());
  const ending = useOutcome(endSession, id);
  const device =
    browser !== null && system !== null
      ? t('sessions.device', { browser, system })
      : (browser ?? system ?? t('sessions.unknown'));
  return (
    <S.Session>
      <S.Device>
        <Text as="strong" strong>
          {device}
        </Text>
        {isCurrent ? (
          <span>
            <Tag tone="success">{t('sessions.this')}</Tag>
          </span>
        ) : (
          <Text size="caption" tone="inkMuted">
            {t('sessions.seen', { ago: formatAgo(seenAt, now, locale) })}
          </Text>
        )}
      </S.Device>
      {!isCurrent && (
        <Button
          variant="quiet"
          aria-label={t('sessions.endDevice', { device })}
          busy={ending.phase === 'loading' ? t('sessions.ending') : undefined}
          onClick={() => {
            onEnded();
            dispatch(endSession.requested(id));
          }}
        >
          {t('sessions.end')}
        </Button>
      )}
      {ending.phase === 'failed' && <Banner tone="danger">{describe(ending.problem)}</Banner>}
    </S.Session>
  );
}
